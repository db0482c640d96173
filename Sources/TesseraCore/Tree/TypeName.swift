/// Names of types, as the printed tree writes them.
package enum TypeName {
    /// Without module, generic arguments and what is private to a file.
    package static func short(_ type: Any.Type) -> String {
        let name = _typeName(type, qualified: false)
        return String(name.prefix { $0 != "<" })
    }

    /// With module and generic arguments. For a file that a type is private to, the runtime writes
    /// an address, which is another one in each process: it is left out.
    static func full(_ type: Any.Type) -> String {
        let name = _typeName(type)
        // Without a regular expression: making one took a tenth of the time of a first tree.
        let parts = name.split(separator: "(unknown context at $", omittingEmptySubsequences: false)
        guard parts.count > 1 else { return name }
        return parts[0] + parts.dropFirst().map { $0.drop { $0 != ")" }.dropFirst(2) }.joined()
    }

    /// Returns the name of the value of an environment key: `lineLimit` for a `LineLimitKey`.
    static func environmentValue(_ key: Any.Type) -> String {
        let name = short(key)
        guard name.hasSuffix("Key"), name.count > 3 else { return name }
        return name.prefix(1).lowercased() + name.dropFirst().dropLast(3)
    }
}

/// Something with a body that is treated in a way of its own.
package protocol MarkedBody {}

/// Something that stands for something else, and goes by its name.
package protocol NamedAfterField: MarkedBody {
    static var namesake: Any.Type { get }
}
