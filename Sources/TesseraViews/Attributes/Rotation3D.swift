import Foundation

/// A modifier that rotates its view around an axis in space.
nonisolated package struct Rotation3DModifier: TransformingModifier {
    struct Direction: CustomStringConvertible {
        let x, y, z: CGFloat

        var description: String { "(x: \(printed(x)), y: \(printed(y)), z: \(printed(z)))" }
    }

    var angle: Angle
    let axis: Direction
    package let anchor: UnitPoint
    let anchorZ: CGFloat
    package let perspective: CGFloat

    package var animatableData: Double {
        get { angle.degrees }
        set { angle.degrees = newValue }
    }

    /// The rotation as seen from far away, which changes no sizes along the axis.
    package var transform: AffineTransform {
        let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
        if length == 0 { return .identity }
        let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
        let (sine, cosine) = (CGFloat(sin(angle.radians)), CGFloat(cos(angle.radians)))
        let rest = 1 - cosine
        return AffineTransform(
            m11: cosine + x * x * rest, m12: x * y * rest + z * sine,
            m21: x * y * rest - z * sine, m22: cosine + y * y * rest,
            tX: -anchorZ * (x * z * rest + y * sine), tY: -anchorZ * (y * z * rest - x * sine))
    }

    package var description: ModifierDescription? {
        Call("rotation3DEffect").argument(angle)
            .argument("axis", axis)
            .argument("anchor", anchor, default: .center)
            .argument("anchorZ", anchorZ, default: 0)
            .argument("perspective", perspective, default: 1).described
    }
}

nonisolated extension View {
    /// Rotates this view around an axis in space.
    ///
    /// ```swift
    /// Card().rotation3DEffect(.degrees(isFlipped ? 180 : 0), axis: (x: 0, y: 1, z: 0))
    /// ```
    ///
    /// The layout and the frame of the view do not change. The view responds to touches where it is
    /// drawn. A picture shows the view from far away, without perspective.
    ///
    /// - Parameters:
    ///   - angle: The angle; positive angles turn clockwise around the z axis.
    ///   - axis: The direction of the axis. A direction of zero does not rotate the view.
    ///   - anchor: The point that stays in place.
    ///   - anchorZ: The distance of that point from the view, towards the viewer.
    ///   - perspective: The strength of the perspective, which only the printed tree shows.
    public consuming func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> some View {
        modifier(
            Rotation3DModifier(
                angle: angle, axis: .init(x: axis.x, y: axis.y, z: axis.z), anchor: anchor,
                anchorZ: anchorZ, perspective: perspective))
    }
}
