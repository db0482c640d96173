/// Text in lines of at most 100 characters.
enum Terminal {
    static let width = 100

    static func heading(_ title: String) -> String {
        let start = "── \(title) "
        return start + String(repeating: "─", count: max(0, width - start.count))
    }

    /// The text in lines, the second and further ones set in.
    static func wrapped(_ text: String, hanging: Int = 0) -> String {
        var lines = [""]
        for word in text.split(separator: " ") {
            let line = lines[lines.count - 1]
            if line.isEmpty {
                lines[lines.count - 1] = String(word)
            } else if line.count + 1 + word.count <= width {
                lines[lines.count - 1] += " \(word)"
            } else {
                lines.append(String(repeating: " ", count: hanging) + word)
            }
        }
        return lines.joined(separator: "\n")
    }

    /// Texts beside each other, each in a column of `width` characters.
    static func sideBySide(_ texts: [String], width: Int) -> String {
        let columns = texts.map { text in
            text.split(separator: "\n", omittingEmptySubsequences: false)
                .flatMap { folded(String($0), width: width) }
        }
        let height = columns.map(\.count).max() ?? 0
        return (0..<height).map { row in
            let line = columns.map { column in
                let cell = row < column.count ? column[row] : ""
                return cell + String(repeating: " ", count: max(0, width - cell.count))
            }.joined(separator: " │ ")
            return String(line.reversed().drop { $0 == " " }.reversed())
        }.joined(separator: "\n")
    }

    /// A line in lines of at most `width` characters, the second and further ones set in.
    private static func folded(_ line: String, width: Int) -> [String] {
        let indentation = line.prefix { $0 == " " }
        let hanging = indentation.prefix(width / 2) + "  "
        var lines: [String] = []
        var rest = line
        while rest.count > width {
            let head = rest.prefix(width)
            let start = lines.isEmpty ? indentation.count : hanging.count
            // Between words, or else wherever the column ends.
            let space = head.dropFirst(start).lastIndex(of: " ")
            let end = space.map { head.index(after: $0) } ?? head.endIndex
            lines.append(String(rest[..<end]))
            rest = String(hanging + rest[end...])
        }
        return lines + [rest]
    }
}
