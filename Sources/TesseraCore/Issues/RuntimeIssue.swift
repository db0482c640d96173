/// Something that is wrong in the use of a view, and did not stop the program.
public struct RuntimeIssue: Equatable, Sendable, CustomStringConvertible {
    /// The path of the view concerned.
    public let path: String
    /// The fault, the effect in its place, and the remedy.
    public let message: String

    /// The issue on one line.
    public var description: String { onOneLine("\(path): \(message)") }

    /// Receives the issues of the trees that are made in a task and have no receiver of their own,
    /// and those that arise in it outside any tree: they are printed on standard error.
    @TaskLocal package static var receiver = IssueReceiver { issue in
        StandardError.print("Tessera: \(issue)")
    }
}

/// Receives runtime issues.
///
/// It is an object, and not the function itself: optimised by Swift 6.3, tests have crashed where a
/// function was set as a task's value.
package final class IssueReceiver: Sendable {
    package let receive: @Sendable (RuntimeIssue) -> Void

    package init(_ receive: @escaping @Sendable (RuntimeIssue) -> Void) {
        self.receive = receive
    }
}
