/// A gradient along a line. As a view, it is a rectangle filled with the gradient.
nonisolated public struct LinearGradient: ShapeStyle, PrimitiveView, Hashable {
    package let gradient: Gradient
    package let startPoint: UnitPoint
    package let endPoint: UnitPoint

    /// Makes a gradient along the line between two points.
    @AlsoOfColors
    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.gradient = gradient
        self.startPoint = startPoint
        self.endPoint = endPoint
    }

    public func describe(_ description: inout ViewDescription) {
        description.add("colors", gradient)
        description.add("from", startPoint)
        description.add("to", endPoint)
    }
}

nonisolated extension LinearGradient: CustomStringConvertible {
    public var description: String {
        "LinearGradient(\(gradient), from: \(startPoint), to: \(endPoint))"
    }
}

nonisolated extension ShapeStyle where Self == LinearGradient {
    /// A gradient along the line between two points.
    @AlsoOfColors
    public static func linearGradient(
        _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
    }
}
