/// A gradient around a point, as the hand of a clock passes over it. As a view, it is a rectangle
/// filled with the gradient.
///
/// ```swift
/// Circle().stroke(AngularGradient(colors: [.green, .blue], center: .center), lineWidth: 8)
/// ```
///
/// An angle of zero points to the right. Angles grow clockwise. The first and the last colour share
/// what the angles leave of the circle.
nonisolated public struct AngularGradient: ShapeStyle, PrimitiveView, Hashable {
    package let gradient: Gradient
    package let center: UnitPoint
    package let startAngle: Angle
    package let endAngle: Angle

    /// Makes a gradient around a point between two angles.
    @AlsoOfColors
    public init(gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.gradient = gradient
        self.center = center
        self.startAngle = startAngle
        self.endAngle = endAngle
    }

    /// Makes a gradient once around a point, from an angle on.
    @AlsoOfColors
    public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
        self.init(
            gradient: gradient, center: center, startAngle: angle,
            endAngle: angle + Angle(degrees: 360))
    }

    public func describe(_ description: inout ViewDescription) {
        description.add("colors", gradient)
        description.add("center", center)
        description.add("from", startAngle)
        description.add("to", endAngle)
    }
}

nonisolated extension AngularGradient: CustomStringConvertible {
    public var description: String {
        "AngularGradient(\(gradient), center: \(center), from: \(startAngle), to: \(endAngle))"
    }
}

nonisolated extension ShapeStyle where Self == AngularGradient {
    /// A gradient around a point between two angles.
    @AlsoOfColors
    public static func angularGradient(
        _ gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle
    ) -> AngularGradient {
        AngularGradient(
            gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// A gradient once around a point, from an angle on.
    @AlsoOfColors
    public static func conicGradient(
        _ gradient: Gradient, center: UnitPoint, angle: Angle = .zero
    ) -> AngularGradient {
        AngularGradient(gradient: gradient, center: center, angle: angle)
    }
}
