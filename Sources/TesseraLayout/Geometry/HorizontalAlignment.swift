/// An alignment of views on the horizontal axis.
public struct HorizontalAlignment: Hashable, Sendable, CustomStringConvertible {
    let key: AlignmentKey

    /// Makes an alignment by a custom guide.
    public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, .horizontal) }

    init(_ key: AlignmentKey) { self.key = key }

    /// The leading edges.
    public static let leading = HorizontalAlignment(Leading.self)
    /// The centres.
    public static let center = HorizontalAlignment(Center.self)
    /// The trailing edges.
    public static let trailing = HorizontalAlignment(Trailing.self)
    /// The leading ends of the separators between rows.
    public static let listRowSeparatorLeading = HorizontalAlignment(ListRowSeparatorLeading.self)
    /// The trailing ends of the separators between rows.
    public static let listRowSeparatorTrailing = HorizontalAlignment(ListRowSeparatorTrailing.self)

    public var description: String { key.description(in: "HorizontalAlignment") }
}

extension HorizontalAlignment {
    private enum Leading: StandardAlignmentID {
        static let name = "leading"
        static let fraction = 0.0
        static let axis = Axis.horizontal
    }

    private enum Center: StandardAlignmentID {
        static let name = "center"
        static let fraction = 0.5
        static let axis = Axis.horizontal
    }

    private enum Trailing: StandardAlignmentID {
        static let name = "trailing"
        static let fraction = 1.0
        static let axis = Axis.horizontal
    }

    private enum ListRowSeparatorLeading: StandardAlignmentID {
        static let name = "listRowSeparatorLeading"
        static let fraction = 0.0
        static let axis = Axis.horizontal
    }

    private enum ListRowSeparatorTrailing: StandardAlignmentID {
        static let name = "listRowSeparatorTrailing"
        static let fraction = 1.0
        static let axis = Axis.horizontal
    }
}
