/// Pieces of HTML.
enum Markup {
    /// Returns text escaped for HTML. Control characters are replaced by their visible symbols.
    static func escaped(_ text: String) -> String {
        let visible = String(String.UnicodeScalarView(text.unicodeScalars.map(\.pictured)))
        return visible.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
            .replacing(">", with: "&gt;").replacing("\"", with: "&quot;")
    }

    /// Returns a name as an `id`, without spaces and quotation marks.
    static func id(_ name: String) -> String {
        name.map { $0.isLetter || $0.isNumber ? "\($0)" : "-" }.joined()
    }

    /// Returns text with the parts between backquotes marked as code.
    static func paragraph(_ text: String) -> String {
        let parts = escaped(text).split(separator: "`", omittingEmptySubsequences: false)
        guard !parts.count.isMultiple(of: 2) else { return escaped(text) }
        return parts.enumerated().map { position, part in
            position.isMultiple(of: 2) ? String(part) : "<code>\(part)</code>"
        }.joined()
    }

    /// Returns a row's name, linked to the probe of that name if there is one. An asterisk is no part of it.
    static func rowName(_ name: String, linkingTo probes: Set<String>) -> String {
        let probe = name.hasSuffix("*") ? String(name.dropLast()) : name
        guard probes.contains(probe) else { return escaped(name) }
        return "<a href=\"#\(id(probe))\">\(escaped(name))</a>"
    }

    static func sectionID(_ number: Int) -> String { "section-\(number + 1)" }

    /// Returns links to the page's sections.
    static func contents(_ titles: [String]) -> String {
        let links = titles.enumerated().map { number, title in
            "<li><a href=\"#\(sectionID(number))\">\(escaped(title))</a></li>"
        }
        return
            "<nav aria-label=\"Contents\">\n<ul>\n\(links.joined(separator: "\n"))\n</ul>\n</nav>"
    }

    /// Returns preformatted lines in a box that scrolls, and can therefore have the focus.
    static func lines(_ lines: String, named name: String) -> String {
        "<pre role=\"group\" tabindex=\"0\" aria-label=\"\(escaped(name))\">\(lines)</pre>"
    }

    /// Returns the class of a cell that contains "yes", "no", or a measure of an unfinished task.
    static func kind(of cell: String) -> String? {
        if cell == "yes" { return "yes" }
        if cell == "partly" || cell == "?" { return "partly" }
        if cell.contains(" of ") { return "no" }
        return cell.hasPrefix("(") ? "undone" : nil
    }
}

extension Unicode.Scalar {
    /// The symbol of a control character, or the character itself.
    fileprivate var pictured: Unicode.Scalar {
        switch value {
        case 0x09, 0x0A: self
        case 0..<0x20: Unicode.Scalar(0x2400 + value) ?? "\u{FFFD}"
        case 0x7F..<0xA0: "\u{FFFD}"
        default: self
        }
    }
}
