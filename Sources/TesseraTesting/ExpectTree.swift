public import TesseraCore
public import Testing

/// Expects the tree of a host to print as `expected`.
///
/// If it differs, the test fails and shows the changed lines.
///
/// ```swift
/// let host = ViewHost(rootView: Counter())
/// expectTree(
///     host,
///     """
///     Counter
///       Text "0"
///     """)
/// ```
///
/// `TESSERA_RECORD=failed swift test` writes the found tree in place of the expected literal, and the test
/// fails with "recorded". Write `expectTree(host, "")` to begin. A literal with an interpolation, and a file
/// that has changed since the tests were built, are left alone.
///
/// - Parameters:
///   - host: The host.
///   - expected: The expected text.
///   - details: Optional details to print.
///   - file: The file of the test; that of the call by default.
///   - sourceLocation: The location at which a failure is reported.
@MainActor
public func expectTree(
    _ host: some LivingTree, _ expected: String, _ details: ViewTree.Details = [],
    file: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation
) {
    expectTree(host.tree, expected, details, file: file, sourceLocation: sourceLocation)
}

/// Expects a tree to print as `expected`.
public func expectTree(
    _ tree: ViewTree, _ expected: String, _ details: ViewTree.Details = [],
    file: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation
) {
    expect(tree.text(details), toBe: expected, "The tree", in: file, sourceLocation)
}
