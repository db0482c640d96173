import Foundation
import TesseraCore

/// The path of a view, stored as its last component and a reference to the outer path. The text is
/// created when it is needed.
final class ViewPath: Sendable {
    let name: String
    /// The number of earlier siblings with the same name.
    let ordinal: Int
    // Changed in `deinit` only.
    nonisolated(unsafe) private(set) var outer: ViewPath?
    /// The frame of the view's group. Path and group usually share this object, because most views
    /// are drawn once.
    // Set by the painter alone, before the path is shared.
    nonisolated(unsafe) private(set) var frame: CGRect?

    init(
        _ name: String, _ ordinal: Int = 0, inside outer: ViewPath? = nil, frame: CGRect? = nil
    ) {
        (self.name, self.ordinal, self.outer, self.frame) = (name, ordinal, outer, frame)
    }

    /// Returns the path for a group of the view in a frame.
    @MainActor
    func drawn(in frame: CGRect) -> ViewPath {
        guard self.frame == nil else { return moved(to: frame) }
        self.frame = frame
        return self
    }

    /// Returns the same path with another frame.
    func moved(to frame: CGRect) -> ViewPath {
        self.frame == frame ? self : ViewPath(name, ordinal, inside: outer, frame: frame)
    }

    deinit {
        // Iterative, because a path may be too deep for recursion.
        var next = outer.take()
        while isKnownUniquelyReferenced(&next) { next = next?.outer.take() }
    }

    /// The path as text.
    var text: String {
        var components: [String] = []
        var path: ViewPath? = self
        while let next = path {
            components.append(TreePath.component(next.name, next.ordinal))
            path = next.outer
        }
        return TreePath.joined(components.reversed())
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
