/// An alignment of views on the horizontal axis.
public struct HorizontalAlignment: Hashable, Sendable, CustomStringConvertible {
    package let key: AlignmentKey

    /// Makes an alignment by a custom guide.
    public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, .horizontal) }

    package init(_ key: AlignmentKey) { self.key = key }

    private init(_ guide: StandardGuide, at fraction: Double) {
        key = AlignmentKey(guide, .horizontal, at: fraction)
    }

    /// The leading edges.
    public static let leading = HorizontalAlignment(.leading, at: 0)
    /// The centres.
    public static let center = HorizontalAlignment(.center, at: 0.5)
    /// The trailing edges.
    public static let trailing = HorizontalAlignment(.trailing, at: 1)
    /// The leading ends of the separators between rows.
    public static let listRowSeparatorLeading = HorizontalAlignment(.listRowSeparatorLeading, at: 0)
    /// The trailing ends of the separators between rows.
    public static let listRowSeparatorTrailing = HorizontalAlignment(
        .listRowSeparatorTrailing, at: 1)

    public var description: String { key.description(in: "HorizontalAlignment") }
}
