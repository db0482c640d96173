// `@Entry var theme: Theme = .plain` in an extension of `EnvironmentValues` becomes a property that
// reads and writes the value of a key. The key is a private type beside it.

extension Request.Expansion {
    /// Returns the accessors of the property.
    func entryAccessors() throws(Misuse) -> String {
        _ = try keyProtocol()
        // The compiler refuses a constant by itself.
        if let declSyntax, Code(declSyntax.source).isConstant { return stub }
        let key = "__Key_\(try entry().name).self"
        return """
            {
                get { self[\(key)] }
                set { self[\(key)] = newValue }
            }
            """
    }

    /// Returns the type of the key. The accessors report a misuse.
    func entryKey() -> String {
        guard let entry = try? entry(), let key = try? keyProtocol() else { return "" }
        // A stored default would have to be sendable, so a second macro makes it computed. Its type
        // may be left out.
        let standard = "static var defaultValue\(entry.type) = \(entry.value ?? "nil")"
        return """
            private struct __Key_\(entry.name): TesseraCore.\(key) {
                @TesseraViews.EntryDefault \(standard)
            }
            """
    }

    /// Returns the accessor of the key's default.
    func entryDefault() throws(Misuse) -> String {
        guard let value = declSyntax.flatMap({ VariableCode($0.source) })?.value else {
            throw Misuse(message: "'@EntryDefault' is only for the expansion of '@Entry'.")
        }
        return "{\n    get {\(value) }\n}"
    }

    /// Returns the parts of the property.
    private func entry() throws(Misuse) -> VariableCode {
        let entry = declSyntax.flatMap { VariableCode($0.source) }
        guard let entry, entry.isStored else {
            let message = "'@Entry' needs a plain instance 'var' without accessors."
            throw Misuse(message: message, expansion: entry?.hasGetter == false ? stub : nil)
        }
        guard entry.value != nil || entry.type.hasSuffix("?") else {
            let message = "'@Entry var \(entry.name)' needs a default value."
            throw Misuse(message: message, expansion: stub)
        }
        return entry
    }

    /// Returns the protocol of the key, by the type that the property extends.
    private func keyProtocol() throws(Misuse) -> String {
        let scope = lexicalContext?.first.map { Code($0.source).tokens } ?? []
        let extended = scope.drop { $0.text != "extension" }.dropFirst()
            .prefix { $0.kind == .word || $0.text == "." }.last?.text
        switch extended {
        case "EnvironmentValues": return "EnvironmentKey"
        case "Transaction": return "TransactionKey"
        default:
            let place = "an extension of 'EnvironmentValues' or 'Transaction'"
            throw Misuse(message: "'@Entry' belongs in \(place).", expansion: stub)
        }
    }

    /// An accessor after a misuse. The compiler would refuse a stored property as well.
    private var stub: String { "{ get { fatalError() } }" }
}
