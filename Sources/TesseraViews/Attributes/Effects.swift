package import Foundation

/// A modifier that transforms its view around a point, also for touches.
nonisolated package protocol TransformingModifier: FiniteModifier, Animatable, Role {
    /// The transform around the anchor.
    var transform: AffineTransform { get }
    var anchor: UnitPoint { get }
}

nonisolated extension TransformingModifier {
    package static var isResponder: Bool { true }

    package var isFinite: Bool {
        let transform = transform
        let sum = transform.m11 + transform.m12 + transform.m21 + transform.m22
        return (sum + transform.tX + transform.tY + anchor.x + anchor.y).isFinite
    }

    /// Whether the view has no area.
    package var isFlat: Bool {
        transform.m11 * transform.m22 == transform.m12 * transform.m21
    }
}

/// A modifier that scales or rotates its view.
nonisolated package struct TransformModifier: TransformingModifier {
    package private(set) var scale = CGSize(width: 1, height: 1)
    /// The angle; `nil` for a modifier that scales.
    package private(set) var angle: Angle?
    package private(set) var anchor: UnitPoint

    package var transform: AffineTransform {
        var transform = AffineTransform(scaleByX: scale.width, byY: scale.height)
        transform.append(AffineTransform(rotationByRadians: CGFloat(angle?.radians ?? 0)))
        return transform
    }

    package var animatableData: Numbers {
        get {
            let degrees = angle.map { CGFloat($0.degrees) }
            return Numbers(scale.width, scale.height, degrees, anchor.x, anchor.y)
        }
        set {
            scale = CGSize(width: newValue[0] ?? 1, height: newValue[1] ?? 1)
            angle = newValue[2].map { Angle(degrees: $0) }
            anchor = UnitPoint(x: newValue[3] ?? 0.5, y: newValue[4] ?? 0.5)
        }
    }

    package var description: ModifierDescription? {
        let call =
            angle.map { Call("rotationEffect").argument($0) }
            ?? Call("scaleEffect").arguments(scalingX: scale.width, y: scale.height)
        return call.argument("anchor", anchor, default: .center).described
    }
}

extension Call {
    /// Adds the factors of a scale: one, if both are equal.
    nonisolated func arguments(scalingX x: CGFloat, y: CGFloat) -> Call {
        let isEven = x == y || x.isNaN && y.isNaN
        return argument(isEven ? x : nil, default: nil)
            .argument("x", isEven ? 1 : x, default: 1).argument("y", isEven ? 1 : y, default: 1)
    }
}

/// A modifier that draws a shadow behind its view.
nonisolated package struct ShadowModifier: FiniteModifier, Animatable {
    package var color: Color
    package var radius: CGFloat
    package var offset: CGSize

    package var animatableData: AnimatablePair<Mixture<Color>, Numbers> {
        get { AnimatablePair(Mixture(color), Numbers(radius, offset.width, offset.height)) }
        set {
            color = Color(mixing: newValue.first)
            radius = newValue.second[0] ?? 0
            offset = CGSize(width: newValue.second[1] ?? 0, height: newValue.second[2] ?? 0)
        }
    }

    package var isFinite: Bool { (radius + offset.width + offset.height).isFinite }

    package var description: ModifierDescription? {
        Call("shadow")
            .argument("color", color, default: Color(.sRGBLinear, white: 0, opacity: 0.33))
            .argument("radius", radius)
            .argument("x", offset.width, default: 0).argument("y", offset.height, default: 0)
            .described
    }
}

nonisolated extension View {
    /// Scales this view and keeps its aspect ratio.
    ///
    /// - Parameters:
    ///   - scale: The factor; -1 mirrors the view in both directions. If it is not finite, which is
    ///     reported as a runtime issue when the layout is computed, the view is not scaled.
    ///   - anchor: The point that stays in place.
    public consuming func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(x: scale, y: scale, anchor: anchor)
    }

    /// Scales this view by a factor for each direction.
    public consuming func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
    }

    /// Scales this view by a factor for each direction; -1 mirrors it.
    ///
    /// The layout and the frame of the view do not change. The view responds to touches where it is
    /// drawn, and nowhere if a factor is 0. If a factor is not finite, which is reported as a runtime
    /// issue when the layout is computed, the view is not scaled.
    public consuming func scaleEffect(
        x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
    ) -> some View {
        modifier(TransformModifier(scale: CGSize(width: x, height: y), anchor: anchor))
    }

    /// Rotates this view clockwise.
    ///
    /// The layout and the frame of the view do not change. The view responds to touches where it is
    /// drawn.
    ///
    /// - Parameters:
    ///   - angle: The angle, clockwise. If it is not finite, which is reported as a runtime issue when
    ///     the layout is computed, the view is not rotated.
    ///   - anchor: The point that stays in place.
    public consuming func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        modifier(TransformModifier(angle: angle, anchor: anchor))
    }

    /// Draws a shadow behind this view.
    ///
    /// A shadow with a length that is not finite is not drawn, and reported as a runtime issue when
    /// a picture is drawn.
    ///
    /// - Parameters:
    ///   - color: The colour of the shadow; black at 33% opacity by default.
    ///   - radius: The blur of the shadow's edge, in points.
    ///   - x: The distance of the shadow to the right.
    ///   - y: The distance of the shadow downwards.
    public consuming func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat,
        x: CGFloat = 0, y: CGFloat = 0
    ) -> some View {
        modifier(
            ShadowModifier(color: color, radius: radius, offset: CGSize(width: x, height: y)))
    }
}
