public import Foundation

/// An affine transform: `x` becomes `a·x + c·y + tx`, and `y` becomes `b·x + d·y + ty`.
public struct Transform: Codable, Equatable, Sendable {
    /// The factor of `x` in the new `x`.
    public var a: Double
    /// The factor of `x` in the new `y`.
    public var b: Double
    /// The factor of `y` in the new `x`.
    public var c: Double
    /// The factor of `y` in the new `y`.
    public var d: Double
    /// The offset of `x`.
    public var tx: Double
    /// The offset of `y`.
    public var ty: Double

    /// The identity transform.
    package static let identity = Transform(around: .zero)

    /// Creates a rotation by an angle in radians, after a scaling, around a point.
    init(turning angle: Double = 0, x: Double = 1, y: Double = 1, around center: CGPoint) {
        let (cosine, sine) = (cos(angle), sin(angle))
        (a, b, c, d) = (cosine * x, sine * x, -sine * y, cosine * y)
        tx = center.x - a * center.x - c * center.y
        ty = center.y - b * center.x - d * center.y
    }

    /// Returns the transformed point.
    public func callAsFunction(_ point: CGPoint) -> CGPoint {
        CGPoint(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
    }

    var isFinite: Bool { [a, b, c, d, tx, ty].allSatisfy(\.isFinite) }

    /// Returns the transform that applies `first` and then this transform.
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
