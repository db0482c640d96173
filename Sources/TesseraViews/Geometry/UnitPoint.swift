/// A point in a rectangle, as fractions of its width and height.
public struct UnitPoint: Hashable, Sendable {
    /// The horizontal position, from 0 at the leading edge to 1.
    public var x: CGFloat
    /// The vertical position, from 0 at the upper edge to 1.
    public var y: CGFloat

    /// Makes a point from its coordinates.
    public init(x: CGFloat, y: CGFloat) {
        self.x = x
        self.y = y
    }

    /// Makes a point at the origin.
    public init() { self.init(x: 0, y: 0) }

    public static let zero = UnitPoint()
    public static let center = UnitPoint(x: 0.5, y: 0.5)
    public static let leading = UnitPoint(x: 0, y: 0.5)
    public static let trailing = UnitPoint(x: 1, y: 0.5)
    public static let top = UnitPoint(x: 0.5, y: 0)
    public static let bottom = UnitPoint(x: 0.5, y: 1)
    public static let topLeading = UnitPoint(x: 0, y: 0)
    public static let topTrailing = UnitPoint(x: 1, y: 0)
    public static let bottomLeading = UnitPoint(x: 0, y: 1)
    public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

extension UnitPoint: CustomStringConvertible {
    public var description: String {
        switch self {
        case .center: ".center"
        case .leading: ".leading"
        case .trailing: ".trailing"
        case .top: ".top"
        case .bottom: ".bottom"
        case .topLeading: ".topLeading"
        case .topTrailing: ".topTrailing"
        case .bottomLeading: ".bottomLeading"
        case .bottomTrailing: ".bottomTrailing"
        default: "UnitPoint(x: \(written(x)), y: \(written(y)))"
        }
    }
}
