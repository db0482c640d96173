/// Something that is wrong in the use of a view, and did not stop the program.
public struct RuntimeIssue: Equatable, Sendable, CustomStringConvertible {
    /// The path of the view concerned.
    public let path: String
    /// What is wrong, what happened instead, and what to do.
    public let message: String

    /// The issue on one line.
    public var description: String { onOneLine("\(path): \(message)") }

    /// Prints an issue. The core has no standard error to print on; a toolkit has.
    // Set once, by the first host, and called on the main actor.
    nonisolated(unsafe) package static var printer: (RuntimeIssue) -> Void = {
        print("Tessera: \($0)")
    }
}

/// Reports a mistake in the use of the view whose body is running.
///
/// The issue is kept by the view's host, and printed on standard error with the view's path. Call
/// it in a `body` or in a style's `makeBody`, on the main actor, draw something sensible, and leave
/// the user's values alone.
public func reportRuntimeIssue(_ message: String) {
    if let node = Tracking.node {
        node.graph.report(message, at: node)
    } else {
        RuntimeIssue.printer(RuntimeIssue(path: "outside a tree", message: message))
    }
}
