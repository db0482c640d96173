/// Reads Swift code far enough to find the arguments of a call.
struct SourceScanner {
    struct Literal {
        var range: Range<Int>
        var numberSigns: Int
        var isMultiline: Bool
        var isInterpolated = false
    }

    private let text: [UInt8]
    private(set) var position = 0

    init(_ text: [UInt8]) { self.text = text }

    /// Moves to the first parenthesis from a line and a column on. Returns whether there is one.
    mutating func move(toLine line: Int, column: Int) -> Bool {
        var start = 0
        for _ in 1..<max(line, 1) {
            guard let end = text[start...].firstIndex(of: UInt8(ascii: "\n")) else { return false }
            start = end + 1
        }
        position = min(start + column - 1, text.count)
        guard let parenthesis = text[position...].firstIndex(of: UInt8(ascii: "(")) else {
            return false
        }
        position = parenthesis
        return true
    }

    /// Returns the first argument without a label behind an argument of the call at the parenthesis, if it
    /// is a literal alone. Moves to the end of the literal, or else of the call.
    mutating func literalArgument() -> Literal? {
        position += 1
        var (depth, isAtStart) = (0, false)
        var literal: Literal?
        while position < text.count {
            if skipSpace() { continue }
            let byte = text[position]
            if depth == 0, let literal, byte == UInt8(ascii: ",") || byte == UInt8(ascii: ")") {
                return literal
            }
            let found = skipLiteral()
            literal = isAtStart && depth == 0 ? found : nil
            if found == nil {
                if "([{".utf8.contains(byte) { depth += 1 }
                if ")]}".utf8.contains(byte) { depth -= 1 }
                position += 1
            }
            if depth < 0 { return nil }
            isAtStart = depth == 0 && byte == UInt8(ascii: ",")
        }
        return nil
    }

    /// Skips white space or a comment. Returns whether there was one.
    private mutating func skipSpace() -> Bool {
        let start = position
        if starts(with: "//") {
            position = text[position...].firstIndex(of: UInt8(ascii: "\n")) ?? text.count
        } else if starts(with: "/*") {
            var depth = 0
            repeat {
                if starts(with: "/*") { depth += 1 }
                if starts(with: "*/") { depth -= 1 }
                position += starts(with: "/*") || starts(with: "*/") ? 2 : 1
            } while depth > 0 && position < text.count
        } else {
            while position < text.count, " \t\r\n".utf8.contains(text[position]) { position += 1 }
        }
        return position > start
    }

    /// Skips a string literal, and returns it; `nil` without a literal.
    private mutating func skipLiteral() -> Literal? {
        let start = position
        let signs = text[position...].prefix { $0 == UInt8(ascii: "#") }.count
        guard start + signs < text.count, text[start + signs] == UInt8(ascii: "\"") else {
            return nil
        }
        position += signs
        let quotes = starts(with: "\"\"\"") ? "\"\"\"" : "\""
        let marks = String(repeating: "#", count: signs)
        position += quotes.utf8.count
        var literal = Literal(range: 0..<0, numberSigns: signs, isMultiline: quotes.utf8.count == 3)
        while position < text.count, !starts(with: quotes + marks) {
            if starts(with: "\\\(marks)(") {
                literal.isInterpolated = true
                position += 1 + signs
                skipParentheses()
            } else {
                position += starts(with: "\\\(marks)") ? 2 + signs : 1
            }
        }
        position = min(position + quotes.utf8.count + signs, text.count)
        literal.range = start..<position
        return literal
    }

    private mutating func skipParentheses() {
        var depth = 0
        repeat {
            if skipSpace() || skipLiteral() != nil { continue }
            if text[position] == UInt8(ascii: "(") { depth += 1 }
            if text[position] == UInt8(ascii: ")") { depth -= 1 }
            position += 1
        } while depth > 0 && position < text.count
    }

    private func starts(with word: String) -> Bool { text[position...].starts(with: word.utf8) }
}
