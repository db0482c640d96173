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

    /// Whether the source declares a constant.
    var isConstant: Bool {
        firstIndex { ["let", "var", "{", "="].contains(tokens[$0].text) }
            .map { tokens[$0].text } == "let"
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
    /// Whether the variable is an instance's, keeps its value and has no accessors or observers.
    let isStored: Bool
    /// Whether the declaration contains an accessor that reads the value.
    let hasGetter: Bool

    /// Divides the declaration of a single variable, which may begin with attributes and modifiers.
    init?(_ source: String) {
        let code = Code(source)
        var tokens = code.tokens
        while tokens.last?.text == ";" { tokens.removeLast() }
        guard let keyword = code.firstIndex(where: { tokens[$0].text == "var" }),
            let last = tokens.last, let name = tokens.dropFirst(keyword + 1).first,
            name.kind == .word
        else { return nil }
        // A comma between the arguments of a generic type does not end the variable.
        var angles = 0
        let sign = code.firstIndex(from: keyword + 2) { index in
            let text = tokens[index].text
            if tokens[index].kind == .symbol, text != "->" {
                angles += text.count { $0 == "<" } - text.count { $0 == ">" }
            }
            return text == "=" || text == "{" || text == "," && angles <= 0
        }
        if let sign, tokens[sign].text == "," { return nil }
        self.name = name.text.filter { $0 != "`" }
        let typeEnd = sign.map { tokens[$0 - 1] } ?? last
        type = code.text(name.range.upperBound..<typeEnd.range.upperBound)
        value = sign.map { code.text(tokens[$0].range.upperBound..<last.range.upperBound) }
        let pairs = zip(tokens, tokens.dropFirst()).map { "\($0.text) \($1.text)" }
        let isObserved = pairs.contains("{ didSet") || pairs.contains("{ willSet")
        hasGetter = sign.map { tokens[$0].text } == "{" && !isObserved
        let words = ["static", "class", "weak", "unowned"]
        isStored =
            !hasGetter && !isObserved
            && tokens[..<keyword].allSatisfy { !words.contains($0.text) }
    }
}
