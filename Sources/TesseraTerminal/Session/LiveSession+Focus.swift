import Foundation
import Tessera
import TesseraCore
import TesseraDrawing

// The focus is underlined.

extension LiveSession {
    func markFocus() {
        shownText = nil
        guard let focus = host.focusedNode else { return }
        // In a view of several options, the selected one is underlined.
        let options = focus.firstNode { $0.has((any OptionsView).self) }
        let chosen = options.flatMap { $0.role((any OptionsView).self)?.chosen(at: $0) }
        var frames = host.frames(of: chosen ?? focus)
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
