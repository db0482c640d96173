/// The distances between the edges of a rectangle and those of a rectangle inside it.
public struct EdgeInsets: Hashable, Sendable {
    /// The inset at the upper edge.
    public var top: CGFloat
    /// The inset at the leading edge.
    public var leading: CGFloat
    /// The inset at the lower edge.
    public var bottom: CGFloat
    /// The inset at the trailing edge.
    public var trailing: CGFloat

    /// Makes insets from a distance for each edge, by default zero.
    public init(
        top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0
    ) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }
}

extension EdgeInsets: CustomStringConvertible {
    public var description: String {
        "EdgeInsets(top: \(printed(top)), leading: \(printed(leading)), "
            + "bottom: \(printed(bottom)), trailing: \(printed(trailing)))"
    }
}
