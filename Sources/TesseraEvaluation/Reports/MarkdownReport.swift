import TesseraPrograms

extension Report {
    /// The report as a part of a Markdown document, with headings of level four.
    var markdown: String {
        sections.map(\.markdown).joined(separator: "\n\n")
    }
}

extension Report.Section {
    fileprivate var markdown: String {
        var parts = ["#### \(title)"]
        if !introduction.isEmpty { parts.append(Page.wrapped(introduction, width: 100)) }
        switch content {
        case .tables(let tables): parts += tables.map(\.markdown)
        case .items(let items) where items.isEmpty: break
        case .items(let items):
            parts.append(items.map(\.markdown).joined(separator: "\n"))
        case .lines(let text): parts.append("```\n\(text)\n```")
        case .listings(let listings):
            parts += listings.map { listing in
                """
                \(Page.wrapped("**\(listing.title)**: \(listing.text)", width: 100))

                ```swift
                \(listing.code)
                ```
                """
            }
        }
        return parts.joined(separator: "\n\n")
    }
}

extension Report.Section {
    /// The lines that state counts.
    var entries: [Report.Entry] {
        let text = Page.wrapped(introduction, width: 100)
        return (introduction.isEmpty ? [] : [Report.Entry(name: title, text: text)]) + ownEntries
    }

    private var ownEntries: [Report.Entry] {
        switch content {
        case .tables(let tables):
            tables.flatMap(\.rows).map { row in
                Report.Entry(name: row[0], text: Report.Table.markdown(of: row))
            }
        case .items(let items):
            items.map {
                Report.Entry(name: $0.name.isEmpty ? title : $0.name, text: $0.markdown)
            }
        case .listings, .lines: []
        }
    }
}

extension Report.Item {
    fileprivate var markdown: String {
        Page.wrapped("- \(name.isEmpty ? "" : "**\(name)**: ")\(text)", width: 100, hanging: 2)
    }
}

extension Report.Table {
    fileprivate var markdown: String {
        let rule = columns.indices.map { $0 == 0 ? "---" : "--:" }
        return ([columns, rule] + rows).map(Self.markdown).joined(separator: "\n")
    }

    fileprivate static func markdown(of row: [String]) -> String {
        "| \(row.joined(separator: " | ")) |"
    }
}
