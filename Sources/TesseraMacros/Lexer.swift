/// A word, a literal, an operator or a bracket of a source text.
struct Token {
    enum Kind {
        /// A name, a keyword or a number; `#` and `@` belong to the name that follows them.
        case word
        /// A string or a regular expression, with its delimiters and interpolations.
        case literal
        /// A run of punctuation, such as `==`.
        case symbol
        case opening
        case closing
    }

    let kind: Kind
    let text: String
    /// The token's place in the scalars of the source.
    let range: Range<Int>
}

/// Splits Swift source into tokens. Damaged source gets some tokens, and never an error.
struct Lexer {
    private let scalars: [Unicode.Scalar]
    private var position = 0
    private var tokens: [Token] = []
    /// The number of interpolations around the position.
    private var depth = 0

    /// Returns the tokens of a source text.
    static func tokens(of source: [Unicode.Scalar]) -> [Token] {
        var lexer = Lexer(scalars: source)
        while lexer.readToken() != nil {}
        return lexer.tokens
    }

    private init(scalars: [Unicode.Scalar]) { self.scalars = scalars }

    /// Adds the next token and returns its kind; `nil` at the end.
    private mutating func readToken() -> Token.Kind? {
        skipSpace()
        guard let scalar = peek() else { return nil }
        let start = position
        let kind: Token.Kind
        switch scalar {
        case _ where scalar.isBracket:
            kind = "([{".unicodeScalars.contains(scalar) ? .opening : .closing
            position += 1
        case _ where skipString() || skipRegex():
            kind = .literal
        case _ where scalar.isPunctuation:
            kind = .symbol
            // A comma or a semicolon ends what is before it.
            repeat {
                position += 1
            } while peek()?.isPunctuation == true && !isComment && !isNext(",") && !isNext(";")
        default:
            kind = .word
            position += max(1, pounds())
            while peek()?.isWord == true { position += 1 }
        }
        let range = start..<min(position, scalars.count)
        let text = String(String.UnicodeScalarView(scalars[range]))
        tokens.append(Token(kind: kind, text: text, range: range))
        return kind
    }

    private func peek(_ distance: Int = 0) -> Unicode.Scalar? {
        let index = position + distance
        return index < scalars.count ? scalars[index] : nil
    }

    private func isNext(_ text: String, at distance: Int = 0) -> Bool {
        text.unicodeScalars.enumerated().allSatisfy { peek(distance + $0.offset) == $0.element }
    }

    /// The number of `#` at a distance from the position.
    private func pounds(at distance: Int = 0) -> Int {
        var count = 0
        while peek(distance + count) == "#" { count += 1 }
        return count
    }

    /// Whether a comment begins at the position.
    private var isComment: Bool { isNext("//") || isNext("/*") }

    /// Passes over spaces and comments.
    private mutating func skipSpace() {
        while let scalar = peek(), scalar.isSpace || isComment {
            if isNext("/*") {
                skipBlockComment()
            } else if isNext("//") {
                while peek()?.isLineBreak == false { position += 1 }
            } else {
                position += 1
            }
        }
    }

    private mutating func skipBlockComment() {
        var depth = 0
        repeat {
            let change = isNext("/*") ? 1 : isNext("*/") ? -1 : 0
            depth += change
            position += change == 0 ? 1 : 2
        } while depth > 0 && peek() != nil
    }

    /// Passes over a string, if there is one here.
    private mutating func skipString() -> Bool {
        let pounds = pounds()
        guard peek(pounds) == "\"" else { return false }
        let quotes = isNext("\"\"\"", at: pounds) ? "\"\"\"" : "\""
        position += pounds + quotes.count
        while let scalar = peek(), quotes.count == 3 || !scalar.isLineBreak {
            if isNext(quotes), self.pounds(at: quotes.count) >= pounds {
                position += quotes.count + pounds
                break
            }
            let isEscape = scalar == "\\" && self.pounds(at: 1) >= pounds
            if isEscape { position += 1 + pounds }
            if isEscape, peek() == "(" { skipInterpolation() } else { position += 1 }
        }
        return true
    }

    /// Passes over the brackets of an interpolation, which may contain strings.
    private mutating func skipInterpolation() {
        // Damage, rather than a string.
        guard depth < 100 else { return position += 1 }
        let count = tokens.count
        var brackets = 0
        depth += 1
        repeat {
            guard let kind = readToken() else { break }
            brackets += kind == .opening ? 1 : kind == .closing ? -1 : 0
        } while brackets > 0
        depth -= 1
        tokens.removeSubrange(count...)
    }

    /// Passes over a regular expression, if there is one here.
    private mutating func skipRegex() -> Bool {
        let (start, pounds) = (position, pounds())
        guard peek(pounds) == "/", pounds > 0 || !isDivision else { return false }
        position += pounds + 1
        while let scalar = peek(), pounds > 0 || !scalar.isLineBreak {
            if scalar == "/", self.pounds(at: 1) >= pounds {
                position += 1 + pounds
                return true
            }
            position += scalar == "\\" ? 2 : 1
        }
        position = start
        return false
    }

    /// Whether a slash at the position divides, judged by the tokens beside it.
    private var isDivision: Bool {
        guard let last = tokens.last, peek(1)?.isSpace == false else { return true }
        let isOperator = ["return", "in", "case", "try", "await"].contains(last.text)
        return last.kind == .closing || last.kind == .literal || last.kind == .word && !isOperator
    }
}

extension Unicode.Scalar {
    fileprivate var isLineBreak: Bool { self == "\n" || self == "\r" }
    fileprivate var isSpace: Bool { self == " " || self == "\t" || isLineBreak }
    fileprivate var isPunctuation: Bool { "/=-+!*%<>&|^~?.,:;".unicodeScalars.contains(self) }

    fileprivate var isBracket: Bool { "()[]{}".unicodeScalars.contains(self) }
    fileprivate var isWord: Bool {
        !isSpace && !isPunctuation && !isBracket && self != "\"" && self != "#"
    }
}
