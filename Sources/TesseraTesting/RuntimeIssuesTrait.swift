public import Testing

/// A trait that fails a test if an unexpected runtime issue is reported.
///
/// ```swift
/// @MainActor
/// @Suite(.runtimeIssuesFail)
/// struct MeterTests {
/// ```
///
/// It receives the issues of every host created in the test, except hosts with their own receiver.
/// Pass expected issues to `expectIssues`.
public struct RuntimeIssuesTrait: SuiteTrait, TestTrait, TestScoping {
    /// Whether the trait applies to the suites and tests inside a suite: always `true`.
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
    /// Fails a test if an unexpected runtime issue is reported.
    public static var runtimeIssuesFail: Self { Self() }
}
