/// An alignment of views on the vertical axis.
public struct VerticalAlignment: Hashable, Sendable, CustomStringConvertible {
    package let key: AlignmentKey

    /// Makes an alignment by a custom guide.
    public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, .vertical) }

    package init(_ key: AlignmentKey) { self.key = key }

    /// The upper edges.
    public static let top = VerticalAlignment(AlignmentKey("top", .vertical, at: 0))
    /// The centres.
    public static let center = VerticalAlignment(AlignmentKey("center", .vertical, at: 0.5))
    /// The lower edges.
    public static let bottom = VerticalAlignment(AlignmentKey("bottom", .vertical, at: 1))
    /// The baselines of the first lines of text.
    public static let firstTextBaseline = VerticalAlignment(
        AlignmentKey("firstTextBaseline", .vertical, at: 1, merging: .least))
    /// The baselines of the last lines of text.
    public static let lastTextBaseline = VerticalAlignment(
        AlignmentKey("lastTextBaseline", .vertical, at: 1, merging: .greatest))

    public var description: String { key.description(in: "VerticalAlignment") }
}
