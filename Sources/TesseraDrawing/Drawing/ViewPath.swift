import TesseraCore

/// The path of a view, as what is added to that of the view around it: views inside each other share
/// most of their paths, and a path is only written where somebody reads it.
final class ViewPath: Sendable {
    let name: String
    /// The number of views of the name that come before, directly inside the same view.
    let ordinal: Int
    // Nobody sees it change: it is let go of when this object goes.
    nonisolated(unsafe) private(set) var outer: ViewPath?

    init(_ name: String, _ ordinal: Int = 0, inside outer: ViewPath? = nil) {
        (self.name, self.ordinal, self.outer) = (name, ordinal, outer)
    }

    deinit {
        // One after another: a path may be longer than the stack.
        var next = outer.take()
        while isKnownUniquelyReferenced(&next) { next = next?.outer.take() }
    }

    /// The path as it is printed.
    var text: String {
        var components: [String] = []
        var path: ViewPath? = self
        while let next = path {
            components.append(TreePath.component(next.name, next.ordinal))
            path = next.outer
        }
        return TreePath.joined(components.reversed())
    }

    /// Returns true if two paths, or none, are known to be the same, part by part.
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
