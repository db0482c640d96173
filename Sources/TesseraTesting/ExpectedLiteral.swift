/// The string literal that a call expects: its first argument without a label behind
/// an argument, if it is a literal alone.
struct ExpectedLiteral {
    /// The bytes of the literal with its delimiters.
    private let range: Range<Int>
    /// The number of spaces before the literal.
    private let spaces: Int
    private let numberSigns: Int
    private let isMultiline: Bool
    /// The indentation of the literal's lines.
    private let indentation: String

    /// Finds the literal of the call whose parenthesis, or whose name, is at a line and a column of a text,
    /// both from 1 on. Returns `nil` without a literal, or if it contains an interpolation.
    init?(in text: [UInt8], line: Int, column: Int) {
        var scanner = SourceScanner(text)
        guard scanner.move(toLine: line, column: column) else { return nil }
        let start = scanner.position
        guard let literal = scanner.literalArgument(), !literal.isInterpolated else { return nil }
        range = literal.range
        spaces = text[..<range.lowerBound].reversed().prefix { $0 == UInt8(ascii: " ") }.count
        numberSigns = literal.numberSigns
        isMultiline = literal.isMultiline
        let line = literal.isMultiline ? literal.range.upperBound : start
        let lineStart = text[..<line].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        let indent = text[lineStart...].prefix {
            $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t")
        }
        indentation = String(decoding: indent, as: UTF8.self) + (isMultiline ? "" : "    ")
    }

    /// Returns the literal of a text, in the form of this literal if that form can hold the text, and the
    /// bytes that it replaces.
    func replaced(by text: String) -> (range: Range<Int>, literal: String) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let needsLines = isMultiline || lines.count > 1
        let quotes = needsLines ? "\"\"\"" : "\""
        var signs = String(repeating: "#", count: numberSigns)
        // Number signs are needed if the text contains an escape or the end of the literal.
        while text.contains("\\\(signs)") || text.contains("\(quotes)\(signs)") { signs += "#" }
        guard needsLines else { return (range, "\(signs)\"\(text)\"\(signs)") }
        let body = ["\(signs)\(quotes)"] + lines + ["\(quotes)\(signs)"]
        let literal = body.map { $0.isEmpty ? "" : "\(indentation)\($0)" }.joined(separator: "\n")
        if isMultiline { return (range, String(literal.dropFirst(indentation.count))) }
        return (range.lowerBound - spaces..<range.upperBound, "\n\(literal)")
    }
}
