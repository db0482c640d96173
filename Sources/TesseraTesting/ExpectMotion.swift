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
///     host, at: [.zero, .seconds(0.5)],
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
///   - moments: The moments, in order.
///   - expected: The expected text. `TESSERA_RECORD=failed swift test` writes the found text in its place.
///   - file: The file of the test; that of the call by default.
///   - sourceLocation: The location at which a failure is reported.
@MainActor
public func expectMotion(
    _ host: ViewHost<some View>, at moments: [Duration], _ expected: String,
    file: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation
) {
    var (lines, now) = ([String](), Duration.zero)
    for moment in moments {
        host.wait(moment - now)
        now = moment
        lines += ["\(printed(moment.inSeconds)) s", host.tree.text()]
    }
    expect(lines.joined(separator: "\n"), toBe: expected, "The motion", in: file, sourceLocation)
}
