import TesseraDrawing
import TesseraLayout

/// What all the cells of a terminal show.
struct ScreenCells: Equatable {
    let width: Int
    let height: Int
    /// The rows of cells. What has the same row as before has the very same array, as a rule: to compare such
    /// rows takes no time.
    private(set) var rows: [[CellPicture.Cell]]
    /// The cell in which the cursor stands; `nil` if there is none.
    var cursor: Place?

    /// A column and a row, from 0.
    struct Place: Equatable {
        var column: Int
        var row: Int
    }

    init(width: Int, height: Int) {
        self.width = max(0, width)
        self.height = max(0, height)
        let row = Array(repeating: CellPicture.Cell(), count: self.width)
        rows = Array(repeating: row, count: self.height)
    }

    subscript(column: Int, row: Int) -> CellPicture.Cell { rows[row][column] }

    func contains(_ column: Int, _ row: Int) -> Bool {
        (0..<width).contains(column) && (0..<height).contains(row)
    }

    /// Puts cells in a row, from a place on, as far as there is room; half a character is none.
    mutating func put(_ line: some RandomAccessCollection<CellPicture.Cell>, at place: Place) {
        guard (0..<height).contains(place.row) else { return }
        var row = rows[place.row]
        var column = place.column
        for cell in line {
            defer { column += 1 }
            guard (0..<width).contains(column) else { continue }
            row[column] = cell
            // The second half of a character whose first has no place.
            if column == 0, cell.text.isEmpty { row[column].text = " " }
        }
        // The first half of one whose second has none.
        let next = line.dropFirst(width - place.column).first
        if place.column < width, next?.text.isEmpty == true { row[width - 1].text = " " }
        rows[place.row] = row
    }

    /// Empties a row.
    mutating func clear(_ row: Int) {
        guard (0..<height).contains(row) else { return }
        rows[row] = Array(repeating: CellPicture.Cell(), count: width)
    }

    /// Writes a line of text, as far as there is room.
    mutating func write(_ text: String, column: Int = 0, row: Int) {
        var line: [CellPicture.Cell] = []
        for character in text where character.cells > 0 {
            line.append(CellPicture.Cell(text: character.withoutControls))
            if character.cells == 2 { line.append(CellPicture.Cell(text: "")) }
        }
        put(line, at: Place(column: column, row: row))
    }

    /// Changes the cells of a row.
    mutating func change(
        _ columns: Range<Int>, row: Int, _ change: (inout CellPicture.Cell) -> Void
    ) {
        guard (0..<height).contains(row) else { return }
        for column in columns.clamped(to: 0..<width) { change(&rows[row][column]) }
    }
}
