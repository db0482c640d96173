public import Tessera
public import Testing

/// Expects the tree of a host to print as `expected` at some moments from now on.
///
/// Each tree follows a line with its time. The host's clock advances to the last moment.
///
/// ```swift
/// host.isAnimated = true
/// host.tap(.text("Fade"))
/// expectMotion(
///     host, at: [0, 0.5],
///     """
///     0 s
///     Text "a" .opacity(1)
///     0.5 s
///     Text "a" .opacity(0.5)
///     """)
/// ```
///
/// - Parameters:
///   - host: The host. Its changes move if its `isAnimated` is `true`.
///   - moments: The moments in seconds, in order.
///   - expected: The expected text.
///   - sourceLocation: The location at which a failure is reported.
@MainActor
public func expectMotion(
    _ host: ViewHost<some View>, at moments: [Double], _ expected: String,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    var (lines, now) = ([String](), 0.0)
    for moment in moments {
        host.wait(.seconds(moment) - .seconds(now))
        now = moment
        lines += ["\(printed(moment)) s", host.tree.text()]
    }
    let found = lines.joined(separator: "\n")
    guard let difference = LineDifference(from: expected, to: found) else { return }
    Issue.record(
        "The motion is not as expected \(difference)", sourceLocation: sourceLocation)
}
