import Foundation
import Tessera
import TesseraCore
import TesseraDrawing

// Where the focus is: underlined.

extension LiveSession {
    func markFocus() {
        shownText = nil
        guard let focus = host.focusedNode else { return }
        var frames = host.frames(of: focus)
        // What stands in a bar has a place in the drawing alone.
        if frames.isEmpty { frames = host.drawing.frames(of: focus.path) }
        if let typed = host.typedText { showCaret(in: typed, of: focus.path) }
        for frame in frames {
            let columns = columns(of: frame)
            drawn.change(columns, row: row(frame.maxY) - 1) { $0.isUnderlined = true }
        }
    }

    func columns(of frame: CGRect) -> Range<Int> {
        column(frame.minX)..<max(column(frame.minX), column(frame.maxX))
    }
}
