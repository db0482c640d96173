/// An alignment of views on the vertical axis.
public struct VerticalAlignment: Hashable, Sendable, CustomStringConvertible {
    let key: AlignmentKey

    /// Makes an alignment by a custom guide.
    public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, .vertical) }

    init(_ key: AlignmentKey) { self.key = key }

    /// The upper edges.
    public static let top = VerticalAlignment(Top.self)
    /// The centres.
    public static let center = VerticalAlignment(Center.self)
    /// The lower edges.
    public static let bottom = VerticalAlignment(Bottom.self)
    /// The baselines of the first lines of text.
    public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self)
    /// The baselines of the last lines of text.
    public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self)

    public var description: String { key.description(in: "VerticalAlignment") }
}

extension VerticalAlignment {
    private enum Top: StandardAlignmentID {
        static let name = "top"
        static let fraction = 0.0
        static let axis = Axis.vertical
    }

    private enum Center: StandardAlignmentID {
        static let name = "center"
        static let fraction = 0.5
        static let axis = Axis.vertical
    }

    private enum Bottom: StandardAlignmentID {
        static let name = "bottom"
        static let fraction = 1.0
        static let axis = Axis.vertical
    }

    private enum FirstTextBaseline: StandardAlignmentID {
        static let name = "firstTextBaseline"
        static let fraction = 1.0
        static let axis = Axis.vertical
        static let merge = GuideMerge.least
    }

    private enum LastTextBaseline: StandardAlignmentID {
        static let name = "lastTextBaseline"
        static let fraction = 1.0
        static let axis = Axis.vertical
        static let merge = GuideMerge.greatest
    }
}
