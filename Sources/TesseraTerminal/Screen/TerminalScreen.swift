import TesseraDrawing
import TesseraLayout

/// What a terminal shows, and how it is told to show something else: cells in, bytes out.
///
/// Only what differs is written.
struct TerminalScreen {
    private let colors: ColorDepth
    /// The cells that are shown; `nil` if nobody knows.
    private var shown: ScreenCells?

    init(colors: ColorDepth) { self.colors = colors }

    /// Forgets what is shown: all is written the next time.
    mutating func forget() { shown = nil }

    /// Returns what a terminal is to be sent to show some cells; nothing if it shows them already.
    mutating func show(_ cells: ScreenCells) -> String {
        var text = ""
        var old = shown ?? ScreenCells(width: -1, height: -1)
        if old.width != cells.width || old.height != cells.height {
            text = "\u{1B}[0m\u{1B}[2J\u{1B}[?25l"
            old = ScreenCells(width: cells.width, height: cells.height)
        }
        let changes = changes(from: old, to: cells)
        if !changes.isEmpty || old.cursor != cells.cursor || !text.isEmpty {
            // The cursor is not seen where it writes.
            if old.cursor != nil { text += "\u{1B}[?25l" }
            text += changes
            if let cursor = cells.cursor {
                text += "\u{1B}[\(cursor.row + 1);\(cursor.column + 1)H\u{1B}[?25h"
            }
        }
        shown = cells
        // The terminal shows all of it at once, if it can.
        return text.isEmpty ? "" : "\u{1B}[?2026h\(text)\u{1B}[?2026l"
    }

    private func changes(from old: ScreenCells, to new: ScreenCells) -> String {
        var output = ""
        /// The style in force, and the cell in which the next character would stand, if that is known.
        var (style, ink) = ("", RGB?.none)
        var next: ScreenCells.Place?
        for row in 0..<new.height where new.rows[row] != old.rows[row] {
            let (before, cells) = (old.rows[row], new.rows[row])
            // Before this column the terminal may show something else than it did: more than a letter.
            var certain = 0
            for column in 0..<new.width {
                let isWide = column + 1 < new.width && cells[column + 1].glyph == .none
                let isSame =
                    column >= certain && cells[column] == before[column]
                    && (!isWide || cells[column + 1] == before[column + 1])
                // The second half of a character is written with the first.
                if isSame || cells[column].glyph == .none { continue }
                let cell = cells[column]
                if next != ScreenCells.Place(column: column, row: row) {
                    output +=
                        next.flatMap { new.bridge(from: $0, to: column, row, style, colors) }
                        ?? "\u{1B}[\(row + 1);\(column + 1)H"
                }
                // Nobody sees the colour of a space, but that of a line through or below it.
                if cell.glyph != " " || cell.isUnderlined || cell.isStruck { ink = cell.ink }
                var seen = cell
                seen.ink = ink
                let own = seen.style(colors)
                if own != style { output += "\u{1B}[0\(own)m" }
                style = own
                // Terminals do not agree on how wide other letters are: some show each part of one by
                // itself, and a part beside a cell that they take for one.
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
    /// The cells on the way to another one in the same row, if to write them again is shorter than to say
    /// where to go on.
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
