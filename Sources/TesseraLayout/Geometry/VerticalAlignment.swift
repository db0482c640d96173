/// An alignment of views on the vertical axis.
public struct VerticalAlignment: Hashable, Sendable, CustomStringConvertible {
    let key: AlignmentKey

    /// Makes an alignment by a custom guide.
    public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, .vertical) }

    init(_ key: AlignmentKey) { self.key = key }

    private init(_ guide: StandardGuide) { key = AlignmentKey(guide, .vertical) }

    /// The upper edges.
    public static let top = VerticalAlignment(.top)
    /// The centres.
    public static let center = VerticalAlignment(.center)
    /// The lower edges.
    public static let bottom = VerticalAlignment(.bottom)
    /// The baselines of the first lines of text.
    public static let firstTextBaseline = VerticalAlignment(.firstTextBaseline)
    /// The baselines of the last lines of text.
    public static let lastTextBaseline = VerticalAlignment(.lastTextBaseline)

    public var description: String { key.description(in: "VerticalAlignment") }
}
