import TesseraDrawing

/// The cells of a changing drawing. An update repaints only the rows that contain changed items.
struct CellCanvas {
    private var painter: CellPainter
    private var rows: ItemRows
    private let preferredScheme: Drawing.Scheme?
    /// The number of items painted so far, for tests.
    private(set) var paintedItems = 0

    /// Paints a whole drawing.
    init(_ drawing: Drawing, _ characters: CellPicture.Characters, _ scheme: Drawing.Scheme) {
        painter = CellPainter(drawing, characters, scheme)
        rows = ItemRows(drawing.items, by: &painter)
        preferredScheme = drawing.preferredScheme
        paint(drawing.items, in: painter.grid.isOpen)
    }

    /// The number of rows.
    var height: Int { painter.grid.height }

    /// The cells of a row.
    func row(_ row: Int) -> ArraySlice<CellPicture.Cell> { painter.grid.row(row) }

    /// Repaints the items at some positions, and returns whether each row was repainted. Returns
    /// `nil` if other items have changed as well.
    mutating func update(_ drawing: Drawing, repainted: [Range<Int>]) -> [Bool]? {
        let items = drawing.items
        guard items.count == rows.count, drawing.bounds == painter.bounds,
            drawing.preferredScheme == preferredScheme
        else { return nil }
        var changed = Array(repeating: false, count: height)
        for range in repainted {
            for position in range { changed.insert(rows[position]) }
            rows.update(range, of: items, by: &painter)
            for position in range { changed.insert(rows[position]) }
        }
        addLines(to: &changed, items)
        paint(items, in: changed)
        return changed
    }

    /// Adds all rows of a frame line that crosses a changed row. A line avoids occupied cells, so
    /// it must be painted as a whole.
    private func addLines(to changed: inout [Bool], _ items: [Drawing.Item]) {
        var hasGrown = true
        while hasGrown {
            hasGrown = false
            for portion in rows.portions where changed.contains(anyOf: portion.rows) {
                for position in portion.positions where changed.contains(anyOf: rows[position]) {
                    guard case .stroke = items[position].content,
                        !changed.contains(allOf: rows[position])
                    else { continue }
                    changed.insert(rows[position])
                    hasGrown = true
                }
            }
        }
    }

    private mutating func paint(_ items: [Drawing.Item], in open: [Bool]) {
        painter.grid.open(only: open)
        for portion in rows.portions where open.contains(anyOf: portion.rows) {
            painter.walk(items, portion.positions, inside: portion.groups) {
                [rows] painter, position in
                guard open.contains(anyOf: rows[position]) else { return }
                painter.paint(items[position].content, at: position)
                paintedItems += 1
            }
        }
    }
}

extension [Bool] {
    fileprivate func contains(anyOf rows: RowRange) -> Bool {
        rows.clamped(to: count).contains { self[$0] }
    }

    fileprivate func contains(allOf rows: RowRange) -> Bool {
        rows.clamped(to: count).allSatisfy { self[$0] }
    }

    fileprivate mutating func insert(_ rows: RowRange) {
        for row in rows.clamped(to: count) { self[row] = true }
    }
}
