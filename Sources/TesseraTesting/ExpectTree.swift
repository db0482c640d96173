import Foundation
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
/// If the environment variable `TESSERA_PRINT_TREES` is set, a failure also prints the actual tree
/// as a literal to paste.
///
/// - Parameters:
///   - host: The host.
///   - expected: The expected text.
///   - details: Optional details to print.
///   - sourceLocation: The location at which a failure is reported.
@MainActor
public func expectTree(
    _ host: some LivingTree, _ expected: String, _ details: ViewTree.Details = [],
    sourceLocation: SourceLocation = #_sourceLocation
) {
    expectTree(host.tree, expected, details, sourceLocation: sourceLocation)
}

/// Expects a tree to print as `expected`.
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
