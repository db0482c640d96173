import TesseraDrawing
import TesseraLayout

/// What all the cells of a terminal show.
struct ScreenCells: Equatable {
    let width: Int
    let height: Int
    private(set) var cells: [CellPicture.Cell]
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
        cells = Array(repeating: CellPicture.Cell(), count: self.width * self.height)
    }

    subscript(column: Int, row: Int) -> CellPicture.Cell { cells[row * width + column] }

    func contains(_ column: Int, _ row: Int) -> Bool {
        (0..<width).contains(column) && (0..<height).contains(row)
    }

    /// Puts rows of cells at a place, as far as there is room; half a character is none.
    mutating func put(_ rows: [[CellPicture.Cell]], at place: Place) {
        for (offset, row) in rows.enumerated() {
            let line = place.row + offset
            guard (0..<height).contains(line) else { continue }
            for (offset, cell) in row.enumerated() {
                let column = place.column + offset
                guard (0..<width).contains(column) else { continue }
                var cell = cell
                if cell.text.isEmpty, column == 0 { cell.text = " " }
                let isWide = offset + 1 < row.count && row[offset + 1].text.isEmpty
                if isWide, column == width - 1 { cell.text = " " }
                cells[line * width + column] = cell
            }
        }
    }

    /// Writes a line of text, as far as there is room.
    mutating func write(_ text: String, column: Int = 0, row: Int) {
        var line: [CellPicture.Cell] = []
        for character in text where character.cells > 0 {
            line.append(CellPicture.Cell(text: character.withoutControls))
            if character.cells == 2 { line.append(CellPicture.Cell(text: "")) }
        }
        put([line], at: Place(column: column, row: row))
    }

    /// Changes the cells of a row.
    mutating func change(
        _ columns: Range<Int>, row: Int, _ change: (inout CellPicture.Cell) -> Void
    ) {
        guard (0..<height).contains(row) else { return }
        for column in columns.clamped(to: 0..<width) { change(&cells[row * width + column]) }
    }
}
