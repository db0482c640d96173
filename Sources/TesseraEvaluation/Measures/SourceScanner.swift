/// A scanner that counts the lines and tokens of Swift code.
///
/// - A line counts unless it contains only a comment.
/// - A token is a name (including `$`, `@`, `#`, `_` and digits), a number or a range of numbers, a
///   text literal, a run of operator characters, a bracket, or a punctuation mark.
struct SourceScanner {
    private(set) var lines = 0
    private(set) var texts: [String] = []
    /// The names among the tokens, in order, except those inside text literals.
    private(set) var words: [String] = []

    var tokens: Int { texts.count }

    init(_ source: String) {
        for line in source.split(separator: "\n") {
            let before = tokens
            scan(Array(line))
            if tokens > before { lines += 1 }
        }
    }

    private mutating func scan(_ line: [Character]) {
        var position = 0
        while position < line.count {
            let character = line[position]
            if character.isWhitespace {
                position += 1
                continue
            }
            if character == "/", position + 1 < line.count, line[position + 1] == "/" { return }
            let start = position
            if character == "\"" {
                position = Self.endOfText(line, from: position)
            } else if character.isNumber {
                position = Self.endOfNumbers(line, from: position)
            } else if Self.isNamed(character) {
                let end = Self.end(line, from: position, where: Self.isNamed)
                words.append(String(line[position..<end]))
                position = end
            } else if Self.isOperator(character) {
                position = Self.end(line, from: position, where: Self.isOperator)
            } else if line[position...].starts(with: "..") {
                position = Self.end(line, from: position) { ".<".contains($0) }
            } else {
                position += 1
            }
            texts.append(String(line[start..<min(position, line.count)]))
        }
    }

    private static func isNamed(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || "_$@#".contains(character)
    }

    private static func isOperator(_ character: Character) -> Bool {
        "+-*/%<>=!?&|^~".contains(character)
    }

    private static func end(
        _ line: [Character], from start: Int, where belongs: (Character) -> Bool
    ) -> Int {
        line[start...].firstIndex { !belongs($0) } ?? line.count
    }

    /// Returns the position after a number, or after a range of two numbers.
    private static func endOfNumbers(_ line: [Character], from start: Int) -> Int {
        let rest = String(line[start...])
        let number = rest.prefixMatch(
            of: /[0-9_]+(\.[0-9_]+)?([a-zA-Z0-9_]+)?((\.\.\.|\.\.<)[0-9_]+(\.[0-9_]+)?)?/)
        return start + (number?.output.0.count ?? 1)
    }

    /// Returns the position after a text literal, skipping quotes inside interpolations.
    private static func endOfText(_ line: [Character], from start: Int) -> Int {
        var depth = 0
        var position = start + 1
        while position < line.count {
            let character = line[position]
            if character == "\\" {
                if position + 1 < line.count, line[position + 1] == "(" { depth += 1 }
                position += 1
            } else if depth > 0, character == "(" {
                depth += 1
            } else if depth > 0, character == ")" {
                depth -= 1
            } else if depth == 0, character == "\"" {
                return position + 1
            }
            position += 1
        }
        return position
    }
}
