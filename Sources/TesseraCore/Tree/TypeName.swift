/// The names of types as the printed tree shows them.
package enum TypeName {
    /// Returns the name without module, generic arguments and file-private context.
    package static func short(_ type: Any.Type) -> String {
        let name = _typeName(type, qualified: false)
        return String(name.prefix { $0 != "<" })
    }

    /// Returns the name of the value of an environment key: `lineLimit` for a `LineLimitKey`.
    static func environmentValue(_ key: Any.Type) -> String {
        let name = short(key)
        guard name.hasSuffix("Key"), name.count > 3 else { return name }
        return name.prefix(1).lowercased() + name.dropFirst().dropLast(3)
    }
}

/// A wrapper type that uses the name of the type it wraps.
package protocol NamedAfterField {
    static var namesake: Any.Type { get }
}
