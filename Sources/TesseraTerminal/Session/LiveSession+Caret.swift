import Foundation
import Tessera
import TesseraDrawing
import TesseraLayout

// The text of the focused field, with the cursor. A text that does not fit shows the lines, or the
// part of a line, around the cursor. Without the focus it shows its beginning.

extension LiveSession {
    /// Moves the focus to the view at a cell, as a click does, and the cursor within a field.
    func focus(column: Int, row: Int) {
        let point = point(column: column, row: row)
        guard host.focus(at: point) else { return }
        var start: CGPoint?
        if let shownText, shownText.path == host.focusedNode?.path {
            let corner = shownText.corner(row)
            let middle = self.point(column: corner.column, row: corner.row)
            start = CGPoint(x: middle.x - Self.cell.width / 2, y: middle.y - Self.cell.height / 2)
        }
        host.moveCaret(to: point, inTextAt: start)
    }

    func showCaret(in typed: TypedText, of path: String, seenIn window: CGRect?) {
        guard let field = drawing.field(path) else { return }
        let window = window ?? drawing.bounds
        let rowsInSight = row(window.minY)..<max(row(window.minY), row(window.maxY))
        // An empty field shows its prompt.
        let pieces = typed.text.isEmpty ? [] : field.pieces
        let columns = columns(of: field.frame)
        // A single line may be centred vertically.
        let first = typed.lines.count == 1 ? pieces.first?.line.top : nil
        let top = row(first ?? field.frame.minY)
        let lines = (0..<typed.lines.count).around(
            typed.line, max(1, row(field.frame.maxY) - row(field.frame.minY)))

        let (line, caret) = line(typed.line, of: typed, caret: typed.caret)
        let part = line.indices.around(caret, columns.count)
        let isWhole = lines.count == typed.lines.count && part.count == line.count
        let isCut = pieces.last?.string.last == "…" && !typed.text.hasSuffix("…")
        var cursor = CellPlace(
            column: columns.lowerBound + caret - part.lowerBound,
            row: top + typed.line - lines.lowerBound)
        if isWhole, !isCut {
            let piece = pieces.first { row($0.line.top) == cursor.row }
            if let piece {
                cursor.column = min(column(piece.origin.x) + caret, columns.upperBound - 1)
            }
        } else if let piece = pieces.first {
            let corner = CellPlace(
                column: columns.lowerBound, row: top - lines.lowerBound)
            shownText = (
                path,
                { [row = cursor.row] in
                    let hidden = $0 == row ? part.lowerBound : 0
                    return CellPlace(column: corner.column - hidden, row: corner.row)
                }
            )
            for (position, number) in lines.enumerated() {
                let isCaretHere = number == typed.line
                let (line, caret) = isCaretHere ? (line, caret) : self.line(number, of: typed)
                guard rowsInSight.contains(top + position) else { continue }
                write(line, around: caret, columns, row: top + position, like: piece)
            }
        }
        let isSeen = rowsInSight.contains(cursor.row)
        if isSeen, drawn.contains(cursor.column, cursor.row) { drawn.cursor = cursor }
    }

    /// Returns the cells of a line, and the number of cells before the caret. A caret at the end
    /// gets a cell, and trailing spaces after it are dropped.
    private func line(
        _ number: Int, of typed: TypedText, caret: Int = 0
    ) -> (cells: [CellPicture.Cell], caret: Int) {
        let range = typed.lines[number]
        var words = typed.text.dropFirst(range.lowerBound).prefix(range.count)
        let before = words.prefix(max(0, caret - range.lowerBound))
        while words.endIndex > before.endIndex, words.last?.isWhitespace == true {
            words.removeLast()
        }
        var cells = ScreenCells.line(words.plain(characters))
        let column = ScreenCells.line(before.plain(characters)).count
        if column == cells.count { cells.append(CellPicture.Cell()) }
        return (cells, column)
    }

    /// Writes a line, or the part of it around a cell, in a row of a field with the style of its
    /// text.
    private func write(
        _ line: [CellPicture.Cell], around cell: Int, _ columns: Range<Int>, row: Int,
        like piece: TextPiece
    ) {
        let place = (column: column(piece.origin.x), row: self.row(piece.line.top))
        let look = drawn.contains(place.column, place.row) ? drawn[place.column, place.row] : nil
        var cells = line.part(line.indices.around(cell, columns.count), sign: "…".plain(characters))
        cells += Array(repeating: CellPicture.Cell(), count: columns.count - cells.count)
        let styled = cells.map { cell in
            var styled = look ?? cell
            styled.text = cell.text
            return styled
        }
        drawn.put(styled, at: CellPlace(column: columns.lowerBound, row: row))
    }
}

extension Range<Int> {
    /// Returns a part of the range with a given length and an element in the middle, shifted to
    /// stay inside the range.
    fileprivate func around(_ element: Int, _ room: Int) -> Range {
        let start = Swift.max(lowerBound, Swift.min(element - room / 2, upperBound - room))
        return start..<Swift.min(start + room, upperBound)
    }
}

extension [CellPicture.Cell] {
    /// Returns some of the cells, with a sign at each end where cells are missing. Half of a wide
    /// character becomes a space.
    fileprivate func part(_ range: Range<Int>, sign: String) -> Self {
        guard let first = range.first, let last = range.last else { return [] }
        var cells = self
        for end in [first, last] where end == first && first > 0 || end == last && last < count - 1
        {
            if cells[end].text.isEmpty { cells[end - 1].text = " " }
            if end + 1 < count, cells[end + 1].text.isEmpty { cells[end + 1].text = " " }
            cells[end].text = sign
        }
        return Array(cells[range])
    }
}

extension Drawing {
    /// Returns the frame of a field and its text.
    fileprivate func field(_ path: String) -> (frame: CGRect, pieces: [TextPiece])? {
        guard let start = items.firstIndex(where: { $0.group?.path == path }),
            let group = items[start].group
        else { return nil }
        let pieces = items[items.group(at: start)].compactMap { item in
            if case .text(let piece) = item.content { piece } else { nil as TextPiece? }
        }
        return (group.frame, pieces)
    }
}
