/// A place in a living tree, as known to what is stored or read there.
public class Place: Reader {
    /// The environment of what is inside.
    @exclusivity(unchecked)
    @usableFromInline final var scope: EnvironmentScope

    init(_ scope: EnvironmentScope) {
        self.scope = scope
    }

    /// The path of the view here, or of the one around it.
    var pathInTree: String { "" }

    /// Reports what is wrong in the use of the view here.
    func report(_ message: String) {}

    /// The tree is being brought up to date: nothing may be written.
    var isUpdating: Bool { false }

    /// Has what is said of a write count for the next update.
    func add(_ transaction: Transaction) {}

    /// The inbox for changes of observable objects that bodies of the tree have read.
    var observations: ObservationInbox { preconditionFailure("an abstract place") }
}

extension Tracking {
    /// The place whose body is running.
    static var place: Place? { reader as? Place }
}

/// Reports a mistake in the use of the view whose body is running.
///
/// The issue is kept by the view's host, and handed to the host's receiver with the view's path, or
/// printed on standard error. Call it in a `body` or in a style's `makeBody`, on the main actor,
/// draw something sensible, and leave the user's values alone.
public func reportRuntimeIssue(_ message: String) {
    report(message, elsewhere: "outside a tree")
}

/// Reports an issue at the view whose body is running, or else under the name of another place.
func report(_ message: String, elsewhere path: String) {
    if let place = Tracking.place {
        place.report(message)
    } else {
        RuntimeIssue.receiver.receive(RuntimeIssue(path: path, message: message))
    }
}
