/// An alignment of views on the horizontal axis.
public struct HorizontalAlignment: Hashable, Sendable, CustomStringConvertible {
    package let key: AlignmentKey

    /// Makes an alignment by a custom guide.
    public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, .horizontal) }

    package init(_ key: AlignmentKey) { self.key = key }

    /// The leading edges.
    public static let leading = HorizontalAlignment(AlignmentKey("leading", .horizontal, at: 0))
    /// The centres.
    public static let center = HorizontalAlignment(AlignmentKey("center", .horizontal, at: 0.5))
    /// The trailing edges.
    public static let trailing = HorizontalAlignment(AlignmentKey("trailing", .horizontal, at: 1))

    public var description: String { key.description(in: "HorizontalAlignment") }
}
