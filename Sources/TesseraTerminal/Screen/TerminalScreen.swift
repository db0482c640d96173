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
        var output = ""
        /// The current style, and the position of the next character if it is known.
        var (style, ink) = ("", RGB?.none)
        var next: ScreenCells.Place?
        for row in 0..<new.height where new.rows[row] != old.rows[row] {
            let (before, cells) = (old.rows[row], new.rows[row])
            // Cells before this column may differ from the known contents after a composed
            // character.
            var certain = 0
            for column in 0..<new.width {
                let isWide = column + 1 < new.width && cells[column + 1].glyph == .none
                let isSame =
                    column >= certain && cells[column] == before[column]
                    && (!isWide || cells[column + 1] == before[column + 1])
                // The second half of a wide character is written with the first.
                if isSame || cells[column].glyph == .none { continue }
                let cell = cells[column]
                if next != ScreenCells.Place(column: column, row: row) {
                    output +=
                        next.flatMap { new.bridge(from: $0, to: column, row, style, colors) }
                        ?? "\u{1B}[\(row + 1);\(column + 1)H"
                }
                // The colour of a space is visible only with an underline or strikethrough.
                if cell.glyph != " " || cell.isUnderlined || cell.isStruck { ink = cell.ink }
                var seen = cell
                seen.ink = ink
                let own = seen.style(colors)
                if own != style { output += "\u{1B}[0\(own)m" }
                style = own
                // Terminals disagree about the width of composed characters. Some show each part
                // separately, and count it as a cell.
                let text = cell.text
                if cell.glyph.scalar == nil {
                    if isWide { output += "  \u{1B}[\(row + 1);\(column + 1)H" }
                    certain = max(
                        certain, column + text.unicodeScalars.reduce(0) { $0 + Character($1).cells }
                    )
                }
                output += text
                let isCertain = cell.glyph.isASCII || cell.glyph.scalar?.isPlainSign == true
                next = isCertain ? ScreenCells.Place(column: column + 1, row: row) : nil
            }
        }
        return style.isEmpty ? output : "\(output)\u{1B}[0m"
    }
}

extension ScreenCells {
    /// Returns the cells up to a column in the same row, if writing them is shorter than moving the
    /// cursor.
    fileprivate func bridge(
        from place: Place, to column: Int, _ row: Int, _ style: String, _ colors: ColorDepth
    ) -> String? {
        guard place.row == row, column - place.column <= 5 else { return nil }
        let between = (place.column..<column).map { self[$0, row] }
        let isPlain = between.allSatisfy {
            $0.glyph.isASCII && $0.style(colors) == style
        }
        return isPlain ? between.map(\.text).joined() : nil
    }
}
