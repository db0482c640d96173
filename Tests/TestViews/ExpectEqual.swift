public import Testing

/// Expects two values to be equal.
///
/// The compiler takes a thirtieth of the time for a call of this function that it takes for
/// `#expect(found == expected)`, and these tests have thousands of them.
public func expectEqual<Value: Equatable>(
    _ found: Value, _ expected: Value, sourceLocation: SourceLocation = #_sourceLocation
) {
    guard found != expected else { return }
    Issue.record(
        "found \(String(reflecting: found)), expected \(String(reflecting: expected))",
        sourceLocation: sourceLocation)
}
