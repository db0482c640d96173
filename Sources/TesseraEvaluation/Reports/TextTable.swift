extension Report.Table {
    /// Returns the table in lines of at most `width` characters. Columns that do not fit follow
    /// below, each time after the first column.
    func text(width: Int) -> String {
        var spans = spans
        if spans.contains(where: { widthOfNames + Self.gap + $0.width > width }) {
            spans = spans.flatMap(\.columnByColumn)
        }
        var bands: [[Span]] = []
        var rest = 0
        for span in spans {
            if rest < Self.gap + span.width {
                bands.append([])
                rest = width - widthOfNames
            }
            bands[bands.count - 1].append(span)
            rest -= Self.gap + span.width
        }
        return bands.map(text).joined(separator: "\n\n")
    }

    /// The space between spans.
    private static let gap = 3

    private var widthOfNames: Int { ([columns[0]] + rows.map { $0[0] }).map(\.count).max() ?? 0 }

    /// Adjacent columns under a common title.
    private struct Span {
        let title: String
        var columns: [(position: Int, name: String, width: Int)]

        var width: Int { max(title.count, columns.map(\.width).reduce(-2) { $0 + $1 + 2 }) }

        var columnByColumn: [Span] { columns.map { Span(title: title, columns: [$0]) } }

        /// Returns a line of the span, with cells aligned to the right.
        func line(_ cell: (Int) -> String) -> String {
            columns.map { column in
                let cell = cell(column.position)
                return String(repeating: " ", count: column.width - cell.count) + cell
            }.joined(separator: "  ").padded(to: width)
        }
    }

    /// The columns after the first. They are grouped by their first word if all have two words.
    private var spans: [Span] {
        let words = columns.map { $0.split(separator: " ", maxSplits: 1).map(String.init) }
        let isGrouped = words.dropFirst().allSatisfy { $0.count == 2 }
        var spans: [Span] = []
        for (position, word) in words.enumerated().dropFirst() {
            let title = isGrouped ? word[0] : ""
            let name = isGrouped ? word[1] : columns[position]
            let width = ([name] + rows.map { $0[position] }).map(\.count).max() ?? 0
            if !isGrouped || spans.last?.title != title {
                spans.append(Span(title: title, columns: []))
            }
            spans[spans.count - 1].columns.append((position, name, width))
        }
        return spans
    }

    private func text(of band: [Span]) -> String {
        func line(_ name: String, _ cells: (Span) -> String) -> String {
            let cells = band.map { String(repeating: " ", count: Self.gap) + cells($0) }
            return (name.padded(to: widthOfNames) + cells.joined()).trimmed
        }
        let titles = line("") { $0.title.padded(to: $0.width) }
        let names = line(columns[0]) { span in
            span.line { position in span.columns.first { $0.position == position }?.name ?? "" }
        }
        let lines = rows.map { row in line(row[0]) { $0.line { row[$0] } } }
        return ((titles.isEmpty ? [] : [titles]) + [names] + lines).joined(separator: "\n")
    }
}

extension String {
    fileprivate func padded(to width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - count))
    }

    /// The text without spaces at its end.
    var trimmed: String { String(reversed().drop { $0 == " " }.reversed()) }
}
