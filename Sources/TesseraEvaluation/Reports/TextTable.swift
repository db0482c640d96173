import TesseraLayout

extension Report.Table {
    /// Returns the table in lines of at most `width` characters. Columns that do not fit follow
    /// below, each time after the first column.
    func text(width: Int) -> String {
        let widths = columns.indices.map { column in
            ([columns] + rows).map { $0[column].cells }.max() ?? 0
        }
        let gap = 3
        var bands: [[Int]] = []
        var rest = 0
        for column in columns.indices.dropFirst() {
            if rest < gap + widths[column] {
                bands.append([])
                rest = width - widths[0]
            }
            bands[bands.count - 1].append(column)
            rest -= gap + widths[column]
        }
        return bands.map { band in
            ([columns] + rows).map { row in
                let name = row[0] + String(repeating: " ", count: widths[0] - row[0].cells)
                let cells = band.map { column in
                    String(repeating: " ", count: gap + widths[column] - row[column].cells)
                        + row[column]
                }
                return (name + cells.joined()).trimmed
            }.joined(separator: "\n")
        }.joined(separator: "\n\n")
    }
}

extension String {
    /// The text without spaces at its end.
    var trimmed: String { String(reversed().drop { $0 == " " }.reversed()) }
}
