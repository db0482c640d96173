import Foundation
public import TesseraCore
public import Testing

/// Expects the tree of a host to print as `expected`.
///
/// If it does not, the test fails with the lines that differ.
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
/// With `TESSERA_PRINT_TREES` set in the environment of the run, the tree that was found is printed
/// too, as the literal to paste.
///
/// - Parameters:
///   - host: The host.
///   - expected: The tree as it should print.
///   - details: The details to print beyond the usual; none by default.
///   - sourceLocation: The place where a failure is reported; that of the call by default.
@MainActor
public func expectTree(
    _ host: some LivingTree, _ expected: String, _ details: ViewTree.Details = [],
    sourceLocation: SourceLocation = #_sourceLocation
) {
    expectTree(host.tree, expected, details, sourceLocation: sourceLocation)
}

/// Expects a tree to print as `expected`, as if it were that of a host.
public func expectTree(
    _ tree: ViewTree, _ expected: String, _ details: ViewTree.Details = [],
    sourceLocation: SourceLocation = #_sourceLocation
) {
    let found = tree.text(details)
    guard let difference = LineDifference(from: expected, to: found) else { return }
    Issue.record(
        "The tree is not as expected \(difference)", sourceLocation: sourceLocation)
    if ProcessInfo.processInfo.environment["TESSERA_PRINT_TREES"] != nil {
        print("\(sourceLocation.fileID):\(sourceLocation.line):\n\(found.multilineLiteral())")
    }
}
