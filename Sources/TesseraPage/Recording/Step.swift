import Foundation
import Tessera

/// A part of something that a person does. Stops and elements are given by their sources.
enum Step {
    case press(CGPoint)
    case move(CGPoint)
    case release
    /// Waits until no gesture waits for another touch.
    case rest
    case hold(Duration)
    case focus(Int)
    case key(KeyEquivalent)
    case adjust(Int, AccessibilityAdjustmentDirection)
    case activate(Int)
    case perform(String, Int)
    /// Goes back to the screen behind the front one.
    case leave

    /// Returns the steps of a touch.
    static func touch(_ points: [CGPoint]) -> [Step] {
        points.enumerated().map { $0 == 0 ? .press($1) : .move($1) } + [.release, .rest]
    }
}

extension KeyEquivalent {
    /// The keys that are pressed for a page, each with its name in a browser.
    static let onPages: [(key: KeyEquivalent, name: String)] =
        [
            (.upArrow, "ArrowUp"), (.downArrow, "ArrowDown"), (.leftArrow, "ArrowLeft"),
            (.rightArrow, "ArrowRight"), (.home, "Home"), (.end, "End"), (.pageUp, "PageUp"),
            (.pageDown, "PageDown"), (.space, " "), (.return, "Enter"), (.escape, "Escape"),
            (.delete, "Backspace"), (.deleteForward, "Delete"),
        ] + (0...9).map { (KeyEquivalent(Character("\($0)")), "\($0)") }
}
