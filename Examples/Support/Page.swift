/// How the examples lay out what they print.
public enum Page {
    /// A heading, what to look for, and what there is to see, with empty lines between.
    public static func text(named name: String, lookFor: String, parts: [String]) -> String {
        let heading = "── \(name) "
        let line = heading + String(repeating: "─", count: max(0, 80 - heading.count))
        return ([line, wrapped(lookFor)] + parts).joined(separator: "\n\n")
    }

    /// A title with a text under it.
    public static func part(_ title: String, _ text: String) -> String {
        "\(title)\(title.hasSuffix("?") ? "" : ":")\n\(indented(text))"
    }

    /// The text with each line moved to the right.
    public static func indented(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\n")
    }

    /// Rows as a table: each column as wide as its widest cell.
    public static func table(_ rows: [[String]]) -> String {
        let columns = rows.map(\.count).max() ?? 0
        let widths = (0..<columns).map { column in
            rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
        }
        return rows.map { row in
            zip(row, widths)
                .map { $0 + String(repeating: " ", count: $1 - $0.count) }
                .joined(separator: "  ").trimmingSuffix(" ")
        }.joined(separator: "\n")
    }

    /// The text in lines of at most 80 characters.
    static func wrapped(_ text: String) -> String {
        var lines = [""]
        for word in text.split(separator: " ") {
            let line = lines[lines.count - 1]
            if line.isEmpty {
                lines[lines.count - 1] = String(word)
            } else if line.count + 1 + word.count <= 80 {
                lines[lines.count - 1] += " \(word)"
            } else {
                lines.append(String(word))
            }
        }
        return lines.joined(separator: "\n")
    }
}

extension String {
    fileprivate func trimmingSuffix(_ character: Character) -> String {
        var text = self
        while text.last == character { text.removeLast() }
        return text
    }
}
