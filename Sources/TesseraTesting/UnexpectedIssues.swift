import Foundation
import TesseraCore
import Testing

/// The issues of a test that have not been expected yet.
///
/// A lock protects them, because issues outside a tree may arise on any thread.
final class UnexpectedIssues: @unchecked Sendable {
    /// The issues of the running test.
    @TaskLocal static var current: UnexpectedIssues?

    private let lock = NSLock()
    private var issues: [RuntimeIssue] = []
    /// Whether the test has ended, so that later issues cannot be expected.
    private var isOver = false

    /// Runs a test and receives the issues of its hosts.
    func receive(during test: () async throws -> Void) async rethrows {
        let receiver = IssueReceiver { self.add($0) }
        try await Self.$current.withValue(self) {
            try await RuntimeIssue.$receiver.withValue(receiver) { try await test() }
        }
    }

    /// Runs `body`, and returns the issues reported meanwhile.
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

    /// Removes expected issues, one for each occurrence.
    func remove(_ expected: [RuntimeIssue]) {
        lock.withLock {
            for issue in expected {
                if let index = issues.firstIndex(of: issue) { issues.remove(at: index) }
            }
        }
    }

    /// Ends the test, and returns each unexpected issue with its number of occurrences.
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
