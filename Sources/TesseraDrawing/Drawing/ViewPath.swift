import TesseraCore

/// The path of a view, stored as its last component and a reference to the outer path. The text is
/// created when it is needed.
final class ViewPath: Codable, Equatable, Sendable {
    let name: String
    /// The number of earlier siblings with the same name.
    let ordinal: Int
    let outer: ViewPath?

    init(_ name: String, _ ordinal: Int = 0, inside outer: ViewPath? = nil) {
        (self.name, self.ordinal, self.outer) = (name, ordinal, outer)
    }

    init(from decoder: any Decoder) throws {
        (name, ordinal, outer) = (try String(from: decoder), 0, nil)
    }

    func encode(to encoder: any Encoder) throws { try text.encode(to: encoder) }

    /// The path as text.
    var text: String {
        let path = sequence(first: self, next: \.outer)
        let components = path.reversed().map { TreePath.component($0.name, $0.ordinal) }
        return components.joined(separator: "/")
    }

    static func == (left: ViewPath, right: ViewPath) -> Bool {
        isSame(left, right) || left.text == right.text
    }

    /// Returns whether two optional paths are equal, compared by components.
    static func isSame(_ path: ViewPath?, _ other: ViewPath?) -> Bool {
        var (path, other) = (path, other)
        while path !== other {
            guard let next = path, let otherNext = other, next.ordinal == otherNext.ordinal,
                next.name == otherNext.name
            else { return false }
            (path, other) = (next.outer, otherNext.outer)
        }
        return true
    }
}
