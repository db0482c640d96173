import Foundation
import TesseraLayout

/// The layout of the examples' output.
public enum Page {
    /// Returns a page with a heading, an introduction and parts, separated by empty lines.
    public static func text(named name: String, lookFor: String, parts: [String]) -> String {
        ([rule("─", name), wrapped(lookFor)] + parts).joined(separator: "\n\n")
    }

    /// Returns the heading of a page that contains other headings.
    public static func title(_ name: String) -> String { rule("═", name) }

    /// Returns a heading on a line that fills the width.
    public static func rule(_ line: Character, _ name: String, width: Int = 80) -> String {
        let start = "\(line)\(line) \(name) "
        return start + String(repeating: line, count: max(0, width - start.cells))
    }

    /// Writes the first lines of a page to standard output, before the rest is known.
    public static func print(_ text: String) throws {
        try SystemError.write(text, to: STDOUT_FILENO)
    }

    /// Returns paragraphs with wrapped lines.
    public static func paragraphs(_ text: String) -> String {
        text.components(separatedBy: "\n\n").map { wrapped($0) }.joined(separator: "\n\n")
    }

    /// Returns a title with a text below.
    public static func part(_ title: String, _ text: String) -> String {
        "\(title)\(title.hasSuffix("?") ? "" : ":")\n\(indented(text))"
    }

    /// Returns the text with indented lines.
    public static func indented(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false)
            .map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\n")
    }

    /// Returns rows as a table. Each column is as wide as its widest cell.
    public static func table(_ rows: [[String]]) -> String {
        let columns = rows.map(\.count).max() ?? 0
        let widths = (0..<columns).map { column in
            rows.map { column < $0.count ? $0[column].cells : 0 }.max() ?? 0
        }
        return rows.map { row in
            zip(row, widths)
                .map { $0 + String(repeating: " ", count: $1 - $0.cells) }
                .joined(separator: "  ").replacing(/\ +$/, with: "")
        }.joined(separator: "\n")
    }

    /// Returns the text in lines of at most `width` characters, with indented continuation lines.
    public static func wrapped(_ text: String, width: Int = 80, hanging: Int = 0) -> String {
        var lines = [""]
        for word in text.split(separator: " ") {
            let line = lines[lines.count - 1]
            if line.isEmpty {
                lines[lines.count - 1] = String(word)
            } else if line.cells + 1 + word.cells <= width {
                lines[lines.count - 1] += " \(word)"
            } else {
                lines.append(String(repeating: " ", count: hanging) + word)
            }
        }
        return lines.joined(separator: "\n")
    }
}
