import Foundation
import TesseraCore

/// The path of a view, as what is added to that of the view around it: views inside each other share
/// most of their paths, and a path is only written where somebody reads it.
final class ViewPath: Sendable {
    let name: String
    /// The number of views of the name that come before, directly inside the same view.
    let ordinal: Int
    // Nobody sees it change: it is let go of when this object goes.
    nonisolated(unsafe) private(set) var outer: ViewPath?
    /// The frame of the view for its group: most views are drawn once, so that path and group are one object.
    // Set by the painter alone, before anybody else has the path.
    nonisolated(unsafe) private(set) var frame: CGRect?

    init(
        _ name: String, _ ordinal: Int = 0, inside outer: ViewPath? = nil, frame: CGRect? = nil
    ) {
        (self.name, self.ordinal, self.outer, self.frame) = (name, ordinal, outer, frame)
    }

    /// Returns the path for a group of the view that is drawn in a frame.
    @MainActor
    func drawn(in frame: CGRect) -> ViewPath {
        guard self.frame == nil else { return moved(to: frame) }
        self.frame = frame
        return self
    }

    /// Returns the same path of a view with another frame.
    func moved(to frame: CGRect) -> ViewPath {
        self.frame == frame ? self : ViewPath(name, ordinal, inside: outer, frame: frame)
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
