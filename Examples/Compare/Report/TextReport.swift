extension Report {
    /// The report for a terminal.
    var text: String {
        ([title] + sections.map(\.text)).joined(separator: "\n\n\n")
    }
}

extension Report.Section {
    fileprivate var text: String {
        var parts = [Terminal.heading(title)]
        if !introduction.isEmpty { parts.append(Terminal.wrapped(introduction)) }
        switch content {
        case .table(let table): parts.append(table.text)
        case .items(let items):
            parts.append(
                items.map { item in
                    Terminal.wrapped(
                        item.name.isEmpty ? "- \(item.text)" : "\(item.name): \(item.text)",
                        hanging: 2)
                }.joined(separator: "\n"))
        }
        return parts.joined(separator: "\n\n")
    }
}

extension Report.Table {
    fileprivate var text: String {
        // A head of several words stands in as many lines.
        let heads = columns.map { $0.split(separator: " ").map(String.init) }
        let height = heads.map(\.count).max() ?? 0
        let head = (0..<height).map { line in
            heads.map { words in
                let start = height - words.count
                return line < start ? "" : words[line - start]
            }
        }
        let lines = head + rows
        let widths = columns.indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
        return lines.map { line in
            line.indices.map { column in
                let space = String(repeating: " ", count: widths[column] - line[column].count)
                return column == 0 ? line[column] + space : space + line[column]
            }.joined(separator: "  ")
        }.joined(separator: "\n")
    }
}
