import Foundation
import Tessera
import TesseraCore
import TesseraDrawing

// The focus is underlined.

extension LiveSession {
    func markFocus() {
        shownText = nil
        guard let focus = host.focusedNode else { return }
        var frames = host.frames(of: focus.chosen ?? focus)
        // The contents of a bar have frames in the drawing only.
        if frames.isEmpty { frames = drawing.frames(of: focus.path) }
        let window = host.window(around: focus)
        if let typed = host.typedText { showCaret(in: typed, of: focus.path, seenIn: window) }
        for frame in frames.map({ $0.intersection(window ?? $0) }) where !frame.isEmpty {
            // The underline is continuous, and takes the colour of the preceding word between
            // words.
            var ink: RGB?
            drawn.change(columns(of: frame), row: row(frame.maxY) - 1) { cell in
                cell.isUnderlined = true
                if cell.text != " " { ink = cell.ink } else if ink != nil { cell.ink = ink }
            }
        }
    }

    func columns(of frame: CGRect) -> Range<Int> {
        column(frame.minX)..<max(column(frame.minX), column(frame.maxX))
    }
}

extension Node {
    /// The node of the selected option in a view of several options.
    @MainActor
    fileprivate var chosen: Node? {
        if case .speaker(let node)? = role((any Accessible).self)?.announcement(at: self) {
            return node
        }
        var chosen: Node?
        forEachChild { chosen = chosen ?? $0.chosen }
        return chosen
    }
}
