import Foundation
import Tessera
import TesseraCore
import TesseraDrawing
import TesseraLayout

// Where the focus is: underlined, and with the cursor where the next letter is to stand.

extension LiveSession {
    func markFocus() {
        guard let focus = host.focusedNode else { return }
        var frames = host.frames(of: focus)
        // What stands in a bar has a place in the drawing alone.
        if frames.isEmpty { frames = host.drawing.frames(of: focus.path) }
        if let text = host.typedText?.text { showEnd(of: text, in: focus.path) }
        for frame in frames {
            let columns = columns(of: frame)
            drawn.change(columns, row: row(frame.maxY) - 1) { $0.isUnderlined = true }
        }
    }

    private func columns(of frame: CGRect) -> Range<Int> {
        column(frame.minX)..<max(column(frame.minX), column(frame.maxX))
    }

    /// Puts the cursor after the last letter of the text in a field, or where the first one is to stand.
    private func showEnd(of text: String, in path: String) {
        guard let (frame, last) = host.drawing.field(path) else { return }
        let columns = columns(of: frame)
        var cursor = ScreenCells.Place(column: columns.lowerBound, row: row(frame.minY))
        if let last, !text.isEmpty {
            cursor.row = row(last.line.top)
            cursor.column = column(last.origin.x + last.width)
            let isCut = last.string.last == "…" && !text.hasSuffix(last.string)
            if isCut || cursor.column >= columns.upperBound, columns.count > 2 {
                // A cell for the cursor, and one to tell that there is more.
                let line = text.suffix(while: { !$0.isNewline })
                var room = columns.count - 2
                let end = line.suffix(while: { character in
                    room -= character.cells
                    return room >= 0
                })
                showEnd("…" + end, in: columns, row: cursor.row)
                cursor.column = columns.lowerBound + 1 + end.reduce(0) { $0 + $1.cells }
            }
        }
        if drawn.contains(cursor.column, cursor.row) { drawn.cursor = cursor }
    }

    /// Shows the end of a line in a field that has no room for all of it, in the colours of what it shows
    /// without the focus.
    private func showEnd(_ line: String, in columns: Range<Int>, row: Int) {
        guard drawn.contains(columns.lowerBound, row) else { return }
        let style = drawn[columns.lowerBound, row]
        for column in columns.clamped(to: 0..<drawn.width) {
            drawn.put([CellPicture.Cell()], at: ScreenCells.Place(column: column, row: row))
        }
        drawn.write(line, column: columns.lowerBound, row: row)
        drawn.change(columns, row: row) { cell in
            (cell.ink, cell.ground, cell.isBold) = (style.ink, style.ground, style.isBold)
        }
    }
}

extension BidirectionalCollection {
    /// The longest end of which all elements are as asked for.
    fileprivate func suffix(while isWanted: (Element) -> Bool) -> SubSequence {
        self[(lastIndex { !isWanted($0) }.map(index(after:)) ?? startIndex)...]
    }
}

extension Drawing {
    /// The frame of a field, and the last of the text in it.
    fileprivate func field(_ path: String) -> (frame: CGRect, last: TextPiece?)? {
        let start = items.firstIndex {
            if case .view(let group) = $0.content { group.path == path } else { false }
        }
        guard let start, case .view(let group) = items[start].content else { return nil }
        let pieces = items[start..<(start + items[start].count)].compactMap { item in
            if case .text(let piece) = item.content { piece } else { nil as TextPiece? }
        }
        return (group.frame, pieces.last)
    }
}
