import TesseraDrawing

/// The contents of a terminal's screen.
struct ScreenCells: Equatable {
    let width: Int
    var height: Int { rows.count }
    /// The rows of cells. Unchanged rows usually keep their arrays, which makes comparison fast.
    private(set) var rows: [[CellPicture.Cell]]
    /// The cell of the cursor; `nil` without a cursor.
    var cursor: CellPlace?

    init(width: Int, height: Int) {
        self.width = max(0, width)
        let row = Array(repeating: CellPicture.Cell(), count: self.width)
        rows = Array(repeating: row, count: max(0, height))
    }

    subscript(column: Int, row: Int) -> CellPicture.Cell { rows[row][column] }

    func contains(_ column: Int, _ row: Int) -> Bool {
        (0..<width).contains(column) && (0..<height).contains(row)
    }

    /// Writes cells into a row as far as they fit. Half of a wide character becomes a space.
    mutating func put(_ line: some RandomAccessCollection<CellPicture.Cell>, at place: CellPlace) {
        let row = place.row
        let columns = (place.column..<place.column + line.count).clamped(to: 0..<width)
        guard (0..<height).contains(row), !columns.isEmpty else { return }
        let rest = line.dropFirst(columns.lowerBound - place.column)
        // Replacing a part of a shared row would copy the row first.
        var cells = Array(rows[row][..<columns.lowerBound])
        cells += rest.prefix(columns.count)
        cells += rows[row][columns.upperBound...]
        rows[row] = cells
        // The first half of this character is outside the row.
        if columns.lowerBound == 0, rows[row][0].text.isEmpty { rows[row][0].text = " " }
        // The second half of the last character is outside the row.
        if rest.dropFirst(columns.count).first?.text.isEmpty == true {
            rows[row][width - 1].text = " "
        }
    }

    /// Writes a line of text as far as it fits.
    mutating func write(_ text: String, column: Int = 0, row: Int) {
        put(Self.line(text), at: CellPlace(column: column, row: row))
    }

    /// Returns the cells of a line of text.
    static func line(_ text: String) -> [CellPicture.Cell] {
        var line: [CellPicture.Cell] = []
        line.reserveCapacity(text.utf8.count)
        text.forEachShown { text, cells in
            line.append(CellPicture.Cell(text: text))
            if cells == 2 { line.append(CellPicture.Cell(text: "")) }
        }
        return line
    }

    /// Changes the cells of a row.
    mutating func change(
        _ columns: Range<Int>, row: Int, _ change: (inout CellPicture.Cell) -> Void
    ) {
        guard (0..<height).contains(row) else { return }
        for column in columns.clamped(to: 0..<width) { change(&rows[row][column]) }
    }
}
