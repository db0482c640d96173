public import TesseraCore
public import Testing

/// Expects a host to have reported just these issues so far, each written with its path.
///
/// ```swift
/// let host = ViewHost(rootView: Rating(value: .constant(3), count: -1))
/// expectIssues(host, ["Rating: a rating of -1 symbols; none are drawn."])
/// ```
///
/// An expectation that ends in `…` is for any issue that begins like it. Under
/// ``RuntimeIssuesTrait`` the issues that have been expected do not fail the test.
@MainActor
public func expectIssues(
    _ host: some LivingTree, _ expected: [String],
    sourceLocation: SourceLocation = #_sourceLocation
) {
    expect(expected, of: host.issues, sourceLocation)
}

/// Expects just these issues, each written with its path, to be reported while `body` runs, by
/// whatever hosts: those made in it, and those of the same test.
///
/// - Returns: The result of `body`.
@discardableResult
public func expectIssues<Result>(
    _ expected: [String], sourceLocation: SourceLocation = #_sourceLocation,
    in body: () throws -> Result
) rethrows -> Result {
    let unexpected = UnexpectedIssues.current ?? UnexpectedIssues()
    let (result, issues) = try unexpected.recording(body)
    expect(expected, of: issues, sourceLocation)
    return result
}

private func expect(
    _ expected: [String], of issues: [RuntimeIssue], _ sourceLocation: SourceLocation
) {
    UnexpectedIssues.current?.remove(issues)
    var found = issues.map(\.description)
    for (index, beginning) in expected.enumerated() where index < found.count {
        guard beginning.hasSuffix("…"), found[index].hasPrefix(beginning.dropLast()) else {
            continue
        }
        found[index] = beginning
    }
    let difference = LineDifference(from: expected.map { $0[...] }, to: found.map { $0[...] })
    if let difference {
        Issue.record(
            "The runtime issues are not as expected \(difference)", sourceLocation: sourceLocation)
    }
}
