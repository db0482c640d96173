import TesseraDrawing
import TesseraLayout

/// A terminal's screen: turns new contents into bytes for the terminal.
///
/// It writes only cells that have changed.
struct TerminalScreen {
    private let colors: ColorDepth
    /// The current contents; `nil` if they are unknown.
    private var shown: ScreenCells?

    init(colors: ColorDepth) { self.colors = colors }

    /// Drops the known contents, so that the next call of `show` writes all cells.
    mutating func forget() { shown = nil }

    /// Returns the bytes that make a terminal show some cells; empty if nothing has changed.
    mutating func show(_ cells: ScreenCells) -> String {
        var text = ""
        var old = shown ?? ScreenCells(width: -1, height: -1)
        if old.width != cells.width || old.height != cells.height {
            text = "\u{1B}[0m\u{1B}[2J\u{1B}[?25l"
            old = ScreenCells(width: cells.width, height: cells.height)
        }
        let changes = changes(from: old, to: cells)
        if !changes.isEmpty || old.cursor != cells.cursor || !text.isEmpty {
            // The cursor is hidden while cells are written.
            if old.cursor != nil { text += "\u{1B}[?25l" }
            text += changes
            if let cursor = cells.cursor {
                text += "\u{1B}[\(cursor.row + 1);\(cursor.column + 1)H\u{1B}[?25h"
            }
        }
        shown = cells
        // The terminal shows the whole update together if it supports this sequence.
        return text.isEmpty ? "" : "\u{1B}[?2026h\(text)\u{1B}[?2026l"
    }

    private func changes(from old: ScreenCells, to new: ScreenCells) -> String {
        var (output, style) = ("", "")
        for row in 0..<new.height where new.rows[row] != old.rows[row] {
            let (before, cells) = (old.rows[row], new.rows[row])
            func isChanged(_ column: Int) -> Bool { cells[column] != before[column] }
            let first = cells.indices.first(where: isChanged) ?? 0
            let last = cells.indices.last(where: isChanged) ?? 0
            // The column of the next character, if it is known. Cells before another column may
            // differ from the known contents after a composed character.
            var (next, certain) = (-1, 0)
            // A few unchanged cells before it, which are shorter than a move of the cursor.
            var gap = ""
            // A wide character begins in the cell before its second half.
            for column in max(0, first - 1)..<new.width {
                if column > last, column >= certain { break }
                let isWide = column + 1 < new.width && cells[column + 1].text.isEmpty
                let isSame =
                    column >= certain && !isChanged(column) && !(isWide && isChanged(column + 1))
                let isNext = next + gap.utf8.count == column
                // The second half of a wide character is written with the first.
                if isSame || cells[column].text.isEmpty {
                    let isShort = isNext && gap.utf8.count < 5 && cells[column].text.utf8.count == 1
                    let isPlain = isShort && cells[column].style(colors) == style
                    gap = isPlain ? gap + cells[column].text : ""
                    continue
                }
                let cell = cells[column]
                let place = "\u{1B}[\(row + 1);\(column + 1)H"
                output += isNext ? gap : place
                gap = ""
                let own = cell.style(colors)
                if own != style { output += "\u{1B}[0\(own)m" }
                style = own
                // Terminals disagree about the width of composed characters. Some show each part
                // separately, and count it as a cell.
                let scalars = cell.text.unicodeScalars
                if scalars.count > 1 {
                    if isWide { output += "  \(place)" }
                    certain = max(certain, column + scalars.reduce(0) { $0 + Character($1).cells })
                }
                output += cell.text
                let isCertain = scalars.allSatisfy { $0.isASCII || $0.isPlainSign }
                next = isCertain && scalars.count == 1 ? column + 1 : -1
            }
        }
        return style.isEmpty ? output : "\(output)\u{1B}[0m"
    }
}
