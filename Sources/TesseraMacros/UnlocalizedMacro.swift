// `@AlsoUnlocalized` on a function that takes a `LocalizedStringKey` adds the same function for a
// string, as SwiftUI has both. A literal is a key, so the other function is disfavoured.

extension Request.Expansion {
    /// Returns the function, with a string in place of the key.
    func unlocalized() throws(Misuse) -> String {
        let code = Code(declSyntax?.source ?? "")
        let tokens = code.tokens
        guard let type = tokens.firstIndex(where: { $0.text == "LocalizedStringKey" }),
            let keyword = tokens.firstIndex(where: { ["func", "init"].contains($0.text) }),
            let list = tokens[..<type].dropFirst(keyword).first(where: { "<(".contains($0.text) })
        else {
            throw Misuse(message: "'@AlsoUnlocalized' is for functions of a 'LocalizedStringKey'.")
        }
        let key = tokens[type - 2].text
        let string = "<S: StringProtocol" + (list.text == "<" ? ", " : ">(")
        return (code.text(..<list.range.lowerBound) + string + code.text(list.range.upperBound...))
            .replacing("@AlsoUnlocalized", with: "@_disfavoredOverload")
            .replacing("LocalizedStringKey", with: "S")
            .replacing(key, with: key.hasSuffix("Key") ? String(key.dropLast(3)) : key)
    }
}
