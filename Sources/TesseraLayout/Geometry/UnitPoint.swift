/// A point in a rectangle, as fractions of its width and height.
public struct UnitPoint: Hashable, Sendable {
    /// The horizontal position, from 0 at the leading edge to 1.
    public var x: CGFloat
    /// The vertical position, from 0 at the upper edge to 1.
    public var y: CGFloat

    /// Makes a point from its coordinates, by default the origin.
    public init(x: CGFloat = 0, y: CGFloat = 0) {
        self.x = x
        self.y = y
    }

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
        guard let column = [0: "leading", 0.5: "center", 1: "trailing"][x],
            let row = [0: "top", 0.5: "center", 1: "bottom"][y]
        else { return "UnitPoint(x: \(printed(x)), y: \(printed(y)))" }
        if y == 0.5 { return ".\(column)" }
        return x == 0.5 ? ".\(row)" : ".\(row)\(column.capitalized)"
    }
}
