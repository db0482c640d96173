import Tessera
import Testing

/// Returns the output of a program. An issue in its views fails the test, unless the output
/// mentions it.
func tellingIssues(
    sourceLocation: SourceLocation = #_sourceLocation, _ program: () throws -> String
) rethrows -> String {
    let issues = ReceivedIssues()
    let output = try RuntimeIssue.$receiver.withValue(
        IssueReceiver { issues.add($0) }, operation: program)
    let told = words(of: output)
    for issue in issues.all where !told.contains(words(of: "\(issue)")) {
        Issue.record("A runtime issue that is not told: \(issue)", sourceLocation: sourceLocation)
    }
    return output
}

/// Returns a text with single spaces in place of its line ends and margins.
private func words(of text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
}

private nonisolated final class ReceivedIssues: @unchecked Sendable {
    private let lock = NSLock()
    private var issues: [RuntimeIssue] = []
    var all: [RuntimeIssue] { lock.withLock { issues } }
    func add(_ issue: RuntimeIssue) { lock.withLock { issues.append(issue) } }
}
