/// A position in a living tree where state is stored and environment values are read.
public class Place: Reader {
    /// The environment of the views inside this place.
    @exclusivity(unchecked)
    @usableFromInline final var scope: EnvironmentScope

    init(_ scope: EnvironmentScope) {
        self.scope = scope
    }

    /// The path of the view at this place, or of its nearest ancestor.
    var pathInTree: String { "" }

    /// Reports a mistake in the view at this place.
    func report(_ message: String) {}

    /// Whether the tree is being updated. State must not be written then.
    var isUpdating: Bool { false }

    /// Merges the transaction of a write into that of the next update.
    func add(_ transaction: Transaction) {}

    /// Returns whether a state may be written at a place, which receives the transaction. Writes
    /// during an update are reported and ignored.
    static func accepts(_ transaction: Transaction, at place: Place?) -> Bool {
        guard let place else { return true }
        guard !place.isUpdating else {
            place.report(
                "state of this view was written while the tree was being updated; the write is "
                    + "ignored. Write it in an action, or in onAppear or onChange.")
            return false
        }
        place.add(transaction)
        return true
    }

    /// The inbox for changes of observable objects that bodies of this tree have read.
    var observations: ObservationInbox { preconditionFailure("an abstract place") }
}

extension Tracking {
    /// The place whose body is running, or the place that reads a shared value.
    static var place: Place? { reader as? Place ?? reader?.lastUser as? Place }
}

/// Reports a mistake in the use of the view whose body is running.
///
/// The view's host keeps the issue, with the view's path, and passes it to its receiver or prints
/// it on standard error. Call this function in a `body` or in a style's `makeBody`, on the main
/// actor. After reporting, show a sensible fallback and leave the user's values unchanged.
public func reportRuntimeIssue(_ message: String) {
    report(message, elsewhere: "outside a tree")
}

/// Reports an issue at the view whose body is running, or under another path if no body is running.
func report(_ message: String, elsewhere path: String) {
    if let place = Tracking.place {
        place.report(message)
    } else {
        RuntimeIssue.receiver.receive(RuntimeIssue(path: path, message: message))
    }
}
