// SwiftUI declares an initializer once for each kind of title or of colours. Here it is declared once,
// and these macros write its other forms.

extension Request.Expansion {
    /// Returns the function of a key for a string, which is never looked up in a table. A literal is
    /// a key, so the other form is disfavoured.
    func unlocalized() throws(Misuse) -> String { try unlocalized(form()) }

    /// Returns the function of a text for a key and for a string.
    func ofTitles() throws(Misuse) -> String {
        let code = try form()
        let tokens = code.tokens
        guard let name = code.parameter(of: "Text") else { throw .form("a 'Text'") }
        var (function, end) = ("", 0)
        for (index, token) in tokens.enumerated() where token.text == name {
            let next = tokens.dropFirst(index + 1).prefix(2).map(\.text)
            function += code.text(end..<token.range.lowerBound)
            if next == [":", "Text"] {
                function += "\(name)Key"
            } else {
                let before = index > 0 ? tokens[index - 1].text : ""
                let isLabel = next.first == ":" && before != "?" || before == "."
                function += isLabel ? name : "Text(\(name)Key)"
            }
            end = token.range.upperBound
        }
        function = (function + code.text(end...))
            .replacing("\(name)Key: Text", with: "\(name)Key: LocalizedStringKey")
        return function + "\n" + (try unlocalized(Code(function)))
    }

    /// Returns the initializer with a title for a title and a symbol, as a key and as a string.
    func withSymbol() throws(Misuse) -> String {
        let title = try form()
        guard let key = title.parameter(of: "LocalizedStringKey") else { throw .form("a title") }
        let text = title.text(0...)
            .replacing("Label == Text", with: "Label == TesseraViews.Label<Text, Image>")
            .replacing("LocalizedStringKey", with: "LocalizedStringKey, systemImage: String")
            .replacing(
                "Text(\(key))", with: "TesseraViews.Label(\(key), systemImage: systemImage)")
        return text + "\n" + (try unlocalized(Code(text)))
    }

    /// Returns the initializer of a gradient for colours and for stops.
    func ofColors() throws(Misuse) -> String {
        let code = try form()
        guard code.parameter(of: "Gradient") != nil else { throw .form("a 'gradient: Gradient'") }
        return [("colors", "[Color]"), ("stops", "[Gradient.Stop]")].map { name, type in
            code.text(0...).replacing("_ gradient: Gradient", with: "gradient: Gradient")
                .replacing("gradient: Gradient", with: "\(name): \(type)")
                .replacing("= gradient", with: "= Gradient(\(name): \(name))")
                .replacing("gradient: gradient", with: "gradient: Gradient(\(name): \(name))")
        }
        .joined(separator: "\n")
    }

    /// Returns the declaration without the attributes that ask for its other forms.
    private func form() throws(Misuse) -> Code {
        guard let declSyntax else { throw .form("a function") }
        let names = ["@AlsoUnlocalized", "@AlsoWithSymbol", "@AlsoOfColors", "@AlsoOfTitles"]
        return Code(names.reduce(declSyntax.source) { $0.replacing($1, with: "") })
    }

    private func unlocalized(_ code: Code) throws(Misuse) -> String {
        let tokens = code.tokens
        guard let key = code.parameter(of: "LocalizedStringKey"),
            let keyword = tokens.firstIndex(where: { ["func", "init"].contains($0.text) }),
            let list = tokens.dropFirst(keyword).first(where: { "<(".contains($0.text) })
        else { throw .form("a 'LocalizedStringKey'") }
        let string = "<S: StringProtocol" + (list.text == "<" ? ", " : ">(")
        let head =
            code.text(..<tokens[0].range.lowerBound) + "@_disfavoredOverload "
            + code.text(tokens[0].range.lowerBound..<list.range.lowerBound)
        return (head + string + code.text(list.range.upperBound...))
            .replacing("LocalizedStringKey", with: "S")
            .replacing(key, with: key.hasSuffix("Key") ? String(key.dropLast(3)) : key)
    }
}

extension Code {
    /// Returns the name of the first parameter of a type.
    fileprivate func parameter(of type: String) -> String? {
        let type = tokens.firstIndex { $0.text == type }
        return type.flatMap { $0 > 1 && tokens[$0 - 1].text == ":" ? tokens[$0 - 2].text : nil }
    }
}

extension Misuse {
    fileprivate static func form(_ parameter: String) -> Misuse {
        Misuse(message: "This macro is for functions of \(parameter).")
    }
}
