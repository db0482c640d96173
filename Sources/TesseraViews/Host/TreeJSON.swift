extension ViewTree {
    /// Returns the tree as JSON text with sorted keys, which `init(json:)` decodes.
    ///
    /// A tree of more than 250 levels throws a ``DepthError``, because JSON readers refuse deeper
    /// nesting.
    public func json() throws -> String {
        // This loop does not recurse, because the tree may be deeper than the stack.
        var level = roots
        for _ in 0..<250 { level = level.flatMap(\.children) }
        guard level.isEmpty else { throw DepthError() }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(self), as: UTF8.self)
    }

    /// The error for a tree that is too deep for JSON.
    public struct DepthError: LocalizedError, CustomStringConvertible {
        public var description: String {
            "The tree has more than 250 levels, which JSON text cannot have: write a part of it."
        }
        public var errorDescription: String? { description }
    }

    /// Makes a tree from JSON text that ``json()`` has returned.
    public init(json: String) throws {
        self = try JSONDecoder().decode(ViewTree.self, from: Data(json.utf8))
    }
}
