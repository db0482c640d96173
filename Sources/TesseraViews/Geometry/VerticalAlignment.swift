/// An alignment of views on the vertical axis.
public struct VerticalAlignment: Hashable, Sendable, CustomStringConvertible {
    package let key: AlignmentKey

    /// Makes an alignment by a custom guide.
    public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, .vertical) }

    package init(_ key: AlignmentKey) { self.key = key }

    private init(
        _ guide: StandardGuide, at fraction: Double, merging merge: GuideMerge = .none
    ) {
        key = AlignmentKey(guide, .vertical, at: fraction, merging: merge)
    }

    /// The upper edges.
    public static let top = VerticalAlignment(.top, at: 0)
    /// The centres.
    public static let center = VerticalAlignment(.center, at: 0.5)
    /// The lower edges.
    public static let bottom = VerticalAlignment(.bottom, at: 1)
    /// The baselines of the first lines of text.
    public static let firstTextBaseline = VerticalAlignment(
        .firstTextBaseline, at: 1, merging: .least)
    /// The baselines of the last lines of text.
    public static let lastTextBaseline = VerticalAlignment(
        .lastTextBaseline, at: 1, merging: .greatest)

    public var description: String { key.description(in: "VerticalAlignment") }
}
