/// A message of the compiler, as JSON: one of three, under its name.
struct Request: Decodable {
    var getCapability: Capability?
    var expandFreestandingMacro: Expansion?
    var expandAttachedMacro: Expansion?

    struct Capability: Decodable {}

    /// A use of a macro, with the part of it that the compiler wants expanded.
    struct Expansion: Decodable {
        var macro: Macro
        /// What an attached macro adds: `accessor` or `peer`.
        var macroRole: String?
        /// A freestanding macro with its arguments.
        var syntax: Syntax?
        /// The attribute of an attached macro.
        var attributeSyntax: Syntax?
        /// The declaration that carries the attribute.
        var declSyntax: Syntax?
        /// What encloses the macro, from the inside outwards, without its members.
        var lexicalContext: [Syntax]?
    }

    struct Macro: Decodable {
        /// The macro's name in `#externalMacro(module:type:)`.
        var typeName: String
    }

    /// A part of the source, with the comments before it.
    struct Syntax: Decodable {
        var source: String
        var location: Location?
    }

    struct Location: Decodable {
        /// The file as `#fileID`: the module and the file's name.
        var fileID: String
        var fileName: String
        /// The place in the file, in UTF-8 bytes.
        var offset: Int
        var line: Int
        var column: Int
    }
}
