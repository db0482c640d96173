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

    /// Makes insets from a distance for each edge.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// Makes insets of zero.
    public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
}

extension EdgeInsets: CustomStringConvertible {
    public var description: String {
        "EdgeInsets(top: \(written(top)), leading: \(written(leading)), "
            + "bottom: \(written(bottom)), trailing: \(written(trailing)))"
    }
}
