import Tessera
import TesseraTesting
import TestViews

@Suite(.runtimeIssuesFail)
struct RuntimeIssuesTraitTests {
    /// Returns the failure messages of a test with the trait.
    private func failures(
        of test: @escaping @MainActor @Sendable () async throws -> Void
    ) async throws -> [String] {
        let current = try #require(Test.current)
        let failures = Failures()
        try await withKnownIssue(isIntermittent: true) {
            try await RuntimeIssuesTrait.runtimeIssuesFail
                .provideScope(for: current, testCase: Test.Case.current, performing: test)
        } matching: {
            failures.add($0)
            return true
        }
        return failures.messages
    }

    private nonisolated final class Failures: @unchecked Sendable {
        private(set) var messages: [String] = []
        /// Only one test at a time calls this function.
        func add(_ issue: Issue) { messages.append(issue.message) }
    }

    @Test func `an unexpected issue fails its test`() async throws {
        let failures = try await failures { _ = ViewHost(rootView: Reporting("a", "b")) }
        expectEqual(
            failures,
            [
                "A runtime issue that is not expected: Reporting: a",
                "A runtime issue that is not expected: Reporting: b",
            ])
    }

    @Test func `issues outside a tree and excess issues fail`()
        async throws
    {
        let failures = try await failures {
            reportRuntimeIssue("a")
            let host = ViewHost(rootView: Reporting("b"))
            expectIssues(host, ["Reporting: b"])
            host.rootView = Reporting("c", "b")
            host.update()
        }
        expectEqual(
            failures,
            [
                "A runtime issue that is not expected: outside a tree: a",
                "A runtime issue that is not expected: Reporting: c",
                "A runtime issue that is not expected: Reporting: b",
            ])
    }

    @Test func `a frequent issue is one failure with a count`() async throws {
        let failures = try await failures { for _ in 0..<100 { reportRuntimeIssue("a") } }
        expectEqual(
            failures, ["A runtime issue that is not expected, 100 times: outside a tree: a"])
    }

    @Test func `an issue that is expected fails nothing`() async throws {
        let failures = try await failures {
            expectIssues(ViewHost(rootView: Reporting("a")), ["Reporting: a"])
            expectIssues(["Reporting: b"]) { _ = ViewHost(rootView: Reporting("b")) }
        }
        expectEqual(failures, [])
    }

    @Test func `a host reports to the test that made it`() async throws {
        let host = ViewHost(rootView: Reporting("a"))
        let failures = try await failures {
            host.rootView = Reporting("b")
            await Task.yield()
            host.update()
        }
        expectEqual(failures, [])
        expectIssues(host, ["Reporting: a", "Reporting: b"])
    }
}
