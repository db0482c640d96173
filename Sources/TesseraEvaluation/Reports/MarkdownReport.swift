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
        case .items(let items):
            parts.append(
                items.map { item in
                    let name = item.name.isEmpty ? "" : "**\(item.name)**: "
                    return Page.wrapped("- \(name)\(item.text)", width: 100, hanging: 2)
                }.joined(separator: "\n"))
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

extension Report.Table {
    fileprivate var markdown: String {
        let rule = columns.indices.map { $0 == 0 ? "---" : "--:" }
        return ([columns, rule] + rows)
            .map { "| \($0.joined(separator: " | ")) |" }.joined(separator: "\n")
    }
}
