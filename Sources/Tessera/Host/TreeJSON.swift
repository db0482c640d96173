import Foundation

extension ViewTree {
    /// The tree as JSON text, with sorted keys; it can be decoded again.
    public func json() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(self), as: UTF8.self)
    }

    /// Reads a tree from JSON text.
    public init(json: String) throws {
        self = try JSONDecoder().decode(ViewTree.self, from: Data(json.utf8))
    }
}
