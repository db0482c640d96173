public import Foundation

/// An affine change of coordinates: `x` becomes `a·x + c·y + tx`, and `y` becomes `b·x + d·y + ty`.
public struct Transform: Codable, Equatable, Sendable {
    /// What `x` adds to `x`.
    public var a: Double
    /// What `x` adds to `y`.
    public var b: Double
    /// What `y` adds to `x`.
    public var c: Double
    /// What `y` adds to `y`.
    public var d: Double
    /// What is added to `x`.
    public var tx: Double
    /// What is added to `y`.
    public var ty: Double

    /// No change.
    package static let identity = Transform(around: .zero)

    /// Turns by an angle in radians and scales around a point.
    init(turning angle: Double = 0, x: Double = 1, y: Double = 1, around center: CGPoint) {
        let (cosine, sine) = (cos(angle), sin(angle))
        (a, b, c, d) = (cosine * x, sine * x, -sine * y, cosine * y)
        tx = center.x - a * center.x - c * center.y
        ty = center.y - b * center.x - d * center.y
    }

    /// Returns where a point comes to be.
    public func callAsFunction(_ point: CGPoint) -> CGPoint {
        CGPoint(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
    }

    var isFinite: Bool { [a, b, c, d, tx, ty].allSatisfy(\.isFinite) }

    /// The change that is this one after another.
    package func after(_ first: Transform) -> Transform {
        var result = self
        (result.a, result.b) = (a * first.a + c * first.b, b * first.a + d * first.b)
        (result.c, result.d) = (a * first.c + c * first.d, b * first.c + d * first.d)
        (result.tx, result.ty) = (
            a * first.tx + c * first.ty + tx, b * first.tx + d * first.ty + ty
        )
        return result
    }
}
