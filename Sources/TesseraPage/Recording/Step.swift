import Foundation
import Tessera

/// A part of something that a person does. Controls and elements are the sources of a ``Survey``.
enum Step {
    case press(CGPoint)
    case move(CGPoint)
    /// Lifts the finger, and waits until no gesture waits for another touch.
    case release
    case hold(Duration)
    case focus(Int)
    case key(KeyEquivalent)
    case adjust(Int, AccessibilityAdjustmentDirection)
    case activate(Int)
    case perform(String, Int)
    /// Goes back to the screen behind the front one.
    case leave
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
