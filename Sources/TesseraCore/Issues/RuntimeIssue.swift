import Foundation

/// A mistake in the use of a view that did not stop the program.
public struct RuntimeIssue: Equatable, Sendable, CustomStringConvertible {
    /// The path of the view.
    public let path: String
    /// The mistake, its effect, and how to fix it.
    public let message: String

    /// The issue on one line.
    public var description: String { onOneLine("\(path): \(message)") }

    /// Receives the issues of trees without their own receiver, and issues outside any tree, in the
    /// current task. The default prints them on standard error.
    @TaskLocal package static var receiver = IssueReceiver { issue in
        // If standard error is closed, the issue is lost.
        try? FileHandle.standardError.write(contentsOf: Data("Tessera: \(issue)\n".utf8))
    }
}

/// A receiver of runtime issues.
///
/// It is an object instead of a function, because optimised tests compiled with Swift 6.3 crash
/// when the value of a task-local variable is a function.
package final class IssueReceiver: Sendable {
    package let receive: @Sendable (RuntimeIssue) -> Void

    package init(_ receive: @escaping @Sendable (RuntimeIssue) -> Void) {
        self.receive = receive
    }
}
