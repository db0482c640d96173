// `#Preview("Name") { view }` becomes a preview provider with a unique name. Its preview has the
// arguments of the macro, byte for byte. Variables with `@Previewable` become properties of a view,
// which shows the rest of the closure.

extension Request.Expansion {
    /// Returns the type that shows the preview.
    func preview() throws(Misuse) -> String {
        let code = Code(syntax?.source ?? "")
        guard let macro = code.tokens.first(where: { $0.text.hasPrefix("#") }) else {
            throw Misuse(message: "Tessera finds no '#Preview' here.")
        }
        let start = macro.range.upperBound
        let end = code.tokens[code.tokens.count - 1].range.upperBound
        var arguments = code.text(start..<end)
        var view = ""
        if let body = code.previewableBody {
            var position = code.tokens[body.lowerBound - 1].range.upperBound
            let closing = code.tokens[body.upperBound].range.lowerBound
            arguments = code.text(start..<position) + " Previewed() " + code.text(closing..<end)
            var (properties, content) = ("", "")
            for variable in try code.previewables(in: body) {
                let start = code.tokens[variable.lowerBound].range.lowerBound
                let end = code.tokens[variable.upperBound].range.upperBound
                for token in code.tokens[variable] where token.text == "@Previewable" {
                    properties += code.text(start..<token.range.lowerBound)
                    properties += code.text(token.range.upperBound..<end) + "\n"
                }
                content += code.text(position..<start)
                position = end
            }
            view = """
                fileprivate struct Previewed: Tessera.View {
                \(properties)var body: some Tessera.View {\(content + code.text(position..<closing))}
                }

                """
        }
        return """
            struct \(name(code.text(..<macro.range.lowerBound))): Tessera.PreviewProvider {
            \(view)static var previews: some Tessera.View { Tessera.Preview\(arguments) }
            }
            """
    }

    /// Returns the name of the type, of the form that the compiler accepts at file scope: mangled, a
    /// name that a macro makes unique by a number, here the line. A preview behind another on a line
    /// adds its column. `PreviewPage` finds previews by the name.
    ///
    /// - Parameter comments: The text before the macro.
    private func name(_ comments: String) -> String {
        let file = (syntax?.location?.fileID ?? "").split(separator: "/", maxSplits: 1)
        let module = file.first.map(String.init) ?? ""
        let location = syntax?.location
        let isFirst = location?.offset == 0 || comments.contains(where: \.isNewline)
        let place = isFirst ? "" : "At\(location?.column ?? 0)"
        let word = (file.last ?? "").utf8.map(\.mangled).joined() + "Preview" + place
        let line = (location?.line ?? 0) &+ comments.count(where: \.isNewline)
        return "$s\(module.utf8.count)\(module)\(word.utf8.count)\(word)fMu\(line)_"
    }

    /// Returns nothing: the preview around the variable moves it.
    func previewable() throws(Misuse) -> String {
        let scopes = (lexicalContext ?? []).map { Code($0.source).tokens.first?.text }
        guard scopes.contains("#Preview") else { throw .previewable(at: nil) }
        return ""
    }
}

extension Misuse {
    fileprivate static func previewable(at place: Int?) -> Misuse {
        let message = "'@Previewable' belongs directly in the closure of a '#Preview'."
        return Misuse(message: message, expansion: "", place: place)
    }
}

extension Code {
    /// The tokens in the outermost closure around the first `@Previewable`, if there is one.
    fileprivate var previewableBody: Range<Int>? {
        var open: [Int] = []
        for (index, token) in tokens.enumerated() {
            if token.kind == .opening { open.append(index) }
            if token.kind == .closing { _ = open.popLast() }
            if token.text == "@Previewable",
                let start = open.first(where: { tokens[$0].text == "{" }),
                let end = firstIndex(from: start + 1, where: { tokens[$0].kind == .closing })
            {
                return start + 1..<end
            }
        }
        return nil
    }

    /// Returns the variables with `@Previewable` in a closure, each from its first attribute to its
    /// last token.
    fileprivate func previewables(in body: Range<Int>) throws(Misuse) -> [ClosedRange<Int>] {
        var variables: [ClosedRange<Int>] = []
        for index in body where tokens[index].text == "@Previewable" {
            let next = variables.last.map { $0.upperBound + 1 } ?? body.lowerBound
            guard firstIndex(from: next, where: { $0 == index }) != nil else {
                throw .previewable(at: tokens[index].range.lowerBound)
            }
            variables.append(firstAttribute(before: index)...lastOfVariable(from: index + 1))
        }
        return variables
    }

    /// Returns the index of the first of the attributes without arguments before an attribute.
    private func firstAttribute(before index: Int) -> Int {
        tokens[..<index].lastIndex { !$0.text.hasPrefix("@") }.map { $0 + 1 } ?? index
    }

    /// Returns the index of the last token of the variable whose attributes begin at an index, in a
    /// closure.
    private func lastOfVariable(from start: Int) -> Int {
        let keyword = firstIndex(from: start) { ["var", "}"].contains(tokens[$0].text) }
        guard let keyword, tokens[keyword].text == "var" else { return start - 1 }
        let end = firstIndex(from: keyword + 1) {
            tokens[$0].kind == .closing || tokens[$0].text == ";"
                || gap(before: $0).contains(where: \.isNewline) && !continuesLine(at: $0)
        }
        return end.map { tokens[$0].text == ";" ? $0 : $0 - 1 } ?? start - 1
    }

    /// Whether a line's first token continues the expression of the line before.
    private func continuesLine(at index: Int) -> Bool {
        let (text, last) = (tokens[index].text, tokens[index - 1].text)
        let isInfix = tokens[index].kind == .symbol && !gap(before: index + 1).isEmpty
        let isLastInfix = tokens[index - 1].kind == .symbol && !gap(before: index - 1).isEmpty
        return isInfix || isLastInfix || text.hasPrefix(".")
            || ["{", "else", "as", "is"].contains(text)
            || ["=", ",", ":", "var", "try", "await", "as", "is", "any", "some"].contains(last)
    }
}

extension UInt8 {
    /// An ASCII letter or digit, or else the number of the byte.
    fileprivate var mangled: String {
        let character = Character(Unicode.Scalar(self))
        return character.isASCII && (character.isLetter || character.isNumber)
            ? String(character) : "_" + String(self, radix: 16)
    }
}
