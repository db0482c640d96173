import TesseraLayout

extension Report.Table {
    /// Returns the table in lines of at most `width` characters. Columns that do not fit follow
    /// below, each time after the first column, above which a name has its line where there is no room.
    func text(width: Int) -> String {
        let widths = columns.indices.map { column in
            ([columns] + rows).map { $0[column].cells }.max() ?? 0
        }
        let gap = 2
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
        let isNarrow = widths[0] + gap + (widths.dropFirst().max() ?? 0) > width
        return bands.map { band in
            ([columns] + rows).map { row in
                let name = row[0] + String(repeating: " ", count: widths[0] - row[0].cells)
                let cells = band.map { column in
                    String(repeating: " ", count: gap + widths[column] - row[column].cells)
                        + row[column]
                }
                if !isNarrow { return (name + cells.joined()).trimmed }
                return (row[0].isEmpty ? "" : "\(row[0])\n") + cells.joined()
            }.joined(separator: "\n")
        }.joined(separator: "\n\n")
    }
}

extension String {
    /// The text without spaces at its end.
    var trimmed: String { String(reversed().drop { $0 == " " }.reversed()) }
}
