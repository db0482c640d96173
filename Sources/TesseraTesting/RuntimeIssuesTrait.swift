public import Testing

/// A trait of tests that fail if a runtime issue arises that they do not expect.
///
/// ```swift
/// @MainActor
/// @Suite(.runtimeIssuesFail)
/// struct MeterTests {
/// ```
///
/// Every host that such a test makes reports to it, except one with a receiver of its own. The
/// issues that a test expects are arguments of `expectIssues`.
public struct RuntimeIssuesTrait: SuiteTrait, TestTrait, TestScoping {
    /// A Boolean value that is true: the suites and tests inside a suite have the trait, too.
    public var isRecursive: Bool { true }

    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        let unexpected = UnexpectedIssues()
        defer {
            for (issue, count) in unexpected.end() {
                let times = count > 1 ? ", \(count) times" : ""
                Issue.record(
                    "A runtime issue that is not expected\(times): \(issue)",
                    sourceLocation: test.sourceLocation)
            }
        }
        try await unexpected.receive(during: function)
    }
}

extension Trait where Self == RuntimeIssuesTrait {
    /// Fails a test in which a runtime issue arises that the test does not expect.
    public static var runtimeIssuesFail: Self { Self() }
}
