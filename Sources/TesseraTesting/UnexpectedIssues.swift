import Foundation
import TesseraCore
import Testing

/// The issues of one test that it has not expected yet.
///
/// The lock guards them: outside a tree an issue may arise on any thread.
final class UnexpectedIssues: @unchecked Sendable {
    /// Those of the running test.
    @TaskLocal static var current: UnexpectedIssues?

    private let lock = NSLock()
    private var issues: [RuntimeIssue] = []
    /// A Boolean value that is true once the test is over, when an issue is too late to be
    /// expected.
    private var isOver = false

    /// Runs a test, in whose hosts issues are received here.
    func receive(during test: () async throws -> Void) async rethrows {
        let receiver = IssueReceiver { self.add($0) }
        try await Self.$current.withValue(self) {
            try await RuntimeIssue.$receiver.withValue(receiver) { try await test() }
        }
    }

    /// Runs `body`, and returns the issues that it has added.
    func recording<Result>(_ body: () throws -> Result) rethrows -> (Result, [RuntimeIssue]) {
        let count = lock.withLock { issues.count }
        let receiver = IssueReceiver { self.add($0) }
        let result = try RuntimeIssue.$receiver.withValue(receiver, operation: body)
        return (result, lock.withLock { Array(issues.dropFirst(count)) })
    }

    private func add(_ issue: RuntimeIssue) {
        let isLate = lock.withLock {
            if !isOver { issues.append(issue) }
            return isOver
        }
        if isLate { Issue.record("A runtime issue after the end of its test: \(issue)") }
    }

    /// Removes issues that the test has expected, as often as each is given.
    func remove(_ expected: [RuntimeIssue]) {
        lock.withLock {
            for issue in expected {
                if let index = issues.firstIndex(of: issue) { issues.remove(at: index) }
            }
        }
    }

    /// Ends the test, and returns the issues that it has not expected, each once with its count.
    func end() -> [(issue: RuntimeIssue, count: Int)] {
        lock.withLock {
            isOver = true
            var counted: [(issue: RuntimeIssue, count: Int)] = []
            for issue in issues {
                if let index = counted.firstIndex(where: { $0.issue == issue }) {
                    counted[index].count += 1
                } else {
                    counted.append((issue, 1))
                }
            }
            return counted
        }
    }
}
