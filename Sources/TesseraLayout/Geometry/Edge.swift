/// An edge of a rectangle. The leading and trailing edges depend on the layout direction.
public enum Edge: Int8, CaseIterable, Hashable, Sendable {
    /// The upper edge.
    case top
    /// The edge where lines begin.
    case leading
    /// The lower edge.
    case bottom
    /// The edge where lines end.
    case trailing

    /// A set of edges.
    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int8

        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// Makes a set from an edge.
        public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }

        /// The upper edge.
        public static let top = Set(.top as Edge)
        /// The edge where lines begin.
        public static let leading = Set(.leading as Edge)
        /// The lower edge.
        public static let bottom = Set(.bottom as Edge)
        /// The edge where lines end.
        public static let trailing = Set(.trailing as Edge)
        /// The leading and the trailing edge.
        public static let horizontal: Set = [.leading, .trailing]
        /// The upper and the lower edge.
        public static let vertical: Set = [.top, .bottom]
        /// All edges.
        public static let all: Set = [.horizontal, .vertical]
    }
}

extension Edge.Set: CustomStringConvertible {
    public var description: String {
        switch self {
        case .all: ".all"
        case .horizontal: ".horizontal"
        case .vertical: ".vertical"
        default:
            printedSet(
                self,
                [.top: ".top", .leading: ".leading", .bottom: ".bottom", .trailing: ".trailing"])
        }
    }
}

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
