/// An alignment of views on the horizontal axis.
public struct HorizontalAlignment: Hashable, Sendable, CustomStringConvertible {
    let key: AlignmentKey

    /// Makes an alignment by a custom guide.
    public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, .horizontal) }

    init(_ key: AlignmentKey) { self.key = key }

    private init(_ guide: StandardGuide) { key = AlignmentKey(guide, .horizontal) }

    /// The leading edges.
    public static let leading = HorizontalAlignment(.leading)
    /// The centres.
    public static let center = HorizontalAlignment(.center)
    /// The trailing edges.
    public static let trailing = HorizontalAlignment(.trailing)
    /// The leading ends of the separators between rows.
    public static let listRowSeparatorLeading = HorizontalAlignment(.listRowSeparatorLeading)
    /// The trailing ends of the separators between rows.
    public static let listRowSeparatorTrailing = HorizontalAlignment(.listRowSeparatorTrailing)

    public var description: String { key.description(in: "HorizontalAlignment") }
}
