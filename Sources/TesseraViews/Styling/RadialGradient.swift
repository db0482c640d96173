/// A gradient from a circle outwards to a larger one. As a view, it is a rectangle filled with the
/// gradient.
///
/// ```swift
/// RadialGradient(colors: [.white, .orange], center: .center, startRadius: 0, endRadius: 40)
/// // RadialGradient colors: [.white, .orange], center: .center, from: 0, to: 40
/// ```
///
/// The first colour fills the inner circle, and the last one everything outside the outer circle.
nonisolated public struct RadialGradient: ShapeStyle, PrimitiveView, Hashable {
    package let gradient: Gradient
    package let center: UnitPoint
    package let startRadius: CGFloat
    package let endRadius: CGFloat

    /// Makes a gradient between two circles around a point.
    ///
    /// - Parameters:
    ///   - gradient: The colours.
    ///   - center: The centre of both circles.
    ///   - startRadius: The radius of the first colour's circle, in points.
    ///   - endRadius: The radius of the last colour's circle, in points.
    @AlsoOfColors
    public init(
        gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) {
        self.gradient = gradient
        self.center = center
        self.startRadius = startRadius
        self.endRadius = endRadius
    }

    public func describe(_ description: inout ViewDescription) {
        description.add("colors", gradient)
        description.add("center", center)
        description.add("from", startRadius)
        description.add("to", endRadius)
    }
}

nonisolated extension RadialGradient: CustomStringConvertible {
    public var description: String {
        let radii = "from: \(printed(startRadius)), to: \(printed(endRadius))"
        return "RadialGradient(\(gradient), center: \(center), \(radii))"
    }
}

nonisolated extension ShapeStyle where Self == RadialGradient {
    /// A gradient between two circles around a point.
    @AlsoOfColors
    public static func radialGradient(
        _ gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(
            gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
    }
}
