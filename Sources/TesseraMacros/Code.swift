/// A source text with its tokens.
struct Code {
    private let scalars: [Unicode.Scalar]
    let tokens: [Token]

    init(_ source: String) {
        scalars = Array(source.unicodeScalars)
        tokens = Lexer.tokens(of: scalars)
    }

    /// Returns the text in a range of the source's scalars.
    func text(_ range: some RangeExpression<Int>) -> String {
        String(String.UnicodeScalarView(scalars[range]))
    }

    /// Returns the spaces and comments before a token.
    func gap(before index: Int) -> String {
        text(tokens[index - 1].range.upperBound..<tokens[index].range.lowerBound)
    }

    /// Returns the first index that matches, from an index on and outside of brackets that open there.
    func firstIndex(from start: Int = 0, where matches: (Int) -> Bool) -> Int? {
        var depth = 0
        for index in tokens.indices.dropFirst(start) {
            if depth == 0, matches(index) { return index }
            if tokens[index].kind == .opening { depth += 1 }
            if tokens[index].kind == .closing { depth -= 1 }
        }
        return nil
    }
}

/// A variable's declaration, divided into its parts.
struct VariableCode {
    let name: String
    /// The type with its colon; empty if the declaration leaves it out.
    let type: String
    /// The initial value, if there is one.
    let value: String?
    /// Whether the variable is an instance's and has no accessors or observers.
    let isStored: Bool

    /// Divides the declaration of a single variable, which may begin with attributes and modifiers.
    init?(_ source: String) {
        let code = Code(source)
        var tokens = code.tokens
        while tokens.last?.text == ";" { tokens.removeLast() }
        guard let keyword = code.firstIndex(where: { tokens[$0].text == "var" }),
            let last = tokens.last, let name = tokens.dropFirst(keyword + 1).first,
            name.kind == .word
        else { return nil }
        let sign = code.firstIndex(from: keyword + 2) { ["=", "{", ","].contains(tokens[$0].text) }
        if let sign, tokens[sign].text == "," { return nil }
        self.name = name.text.filter { $0 != "`" }
        let typeEnd = sign.map { tokens[$0 - 1] } ?? last
        type = code.text(name.range.upperBound..<typeEnd.range.upperBound)
        value = sign.map { code.text(tokens[$0].range.upperBound..<last.range.upperBound) }
        let words = ["static", "class", "{ get", "{ set", "{ didSet", "{ willSet"]
        let pairs = zip(tokens, tokens.dropFirst()).map { "\($0.text) \($1.text)" }
        isStored =
            sign.map { tokens[$0].text } != "{" && words.allSatisfy { !pairs.contains($0) }
            && tokens[..<keyword].allSatisfy { !words.contains($0.text) }
    }
}
