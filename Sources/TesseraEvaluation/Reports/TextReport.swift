import TesseraPrograms

extension Report {
    /// Returns the report for a terminal, without its title.
    func text(on terminal: Terminal) -> String {
        let parts = sections.map { $0.text(on: terminal, separator: isDense ? "\n" : "\n\n") }
        return parts.joined(separator: isDense ? "\n" : "\n\n\n")
    }
}

extension Report.Section {
    fileprivate func text(on terminal: Terminal, separator: String) -> String {
        func wrapped(_ text: String) -> String {
            Page.wrapped(text, width: terminal.width, hanging: 2)
        }
        var parts = [terminal.heading(title)]
        if !introduction.isEmpty { parts.append(Page.wrapped(introduction, width: terminal.width)) }
        switch content {
        case .tables(let tables):
            parts += tables.map { $0.text(width: terminal.width) }
        case .items(let items) where items.isEmpty: break
        case .items(let items):
            parts.append(
                items.map { item in
                    wrapped(item.name.isEmpty ? "- \(item.text)" : "\(item.name): \(item.text)")
                }.joined(separator: "\n"))
        case .lines(let text): parts.append(terminal.folded(text))
        case .listings(let listings):
            parts += listings.map { listing in
                """
                \(wrapped("\(listing.title): \(listing.text)"))

                \(terminal.folded(Page.indented(listing.code)))
                """
            }
        }
        return parts.joined(separator: separator)
    }
}
