public import TesseraCore
public import Testing

/// Expects a host to have reported exactly these issues, each with its path.
///
/// ```swift
/// let host = ViewHost(rootView: Rating(value: .constant(3), count: -1))
/// expectIssues(host, ["Rating: a rating of -1 symbols; none are drawn."])
/// ```
///
/// An expectation that ends in `…` matches any issue with the same beginning. With
/// ``RuntimeIssuesTrait``, expected issues do not fail the test.
@MainActor
public func expectIssues(
    _ host: some LivingTree, _ expected: [String],
    sourceLocation: SourceLocation = #_sourceLocation
) {
    expect(expected, of: host.issues, sourceLocation)
}

/// Expects exactly these issues, each with its path, to be reported while `body` runs. They may
/// come from hosts created in `body`, or from other hosts of the test.
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
