/// A modifier that scales or rotates its view, also for touches.
nonisolated package struct TransformModifier: PrimitiveModifier {
    package var scale = CGSize(width: 1, height: 1)
    package var angle = Angle.zero
    package var anchor: UnitPoint
    let call: Call

    package static var isResponder: Bool { true }

    package var description: ModifierDescription? { call.described }
}

/// A modifier that draws a shadow behind its view.
nonisolated package struct ShadowModifier: PrimitiveModifier {
    package var color: Color
    package var radius: CGFloat
    package var offset: CGSize

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
    ///   - scale: The factor; -1 mirrors the view in both directions.
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
    /// drawn, and nowhere if a factor is 0.
    public consuming func scaleEffect(
        x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
    ) -> some View {
        let isEven = x == y
        return modifier(
            TransformModifier(
                scale: CGSize(width: x, height: y), anchor: anchor,
                call: Call("scaleEffect").argument(isEven ? x : nil, default: nil)
                    .argument("x", isEven ? 1 : x, default: 1)
                    .argument("y", isEven ? 1 : y, default: 1)
                    .argument("anchor", anchor, default: .center)))
    }

    /// Rotates this view clockwise.
    ///
    /// The layout and the frame of the view do not change. The view responds to touches where it is
    /// drawn.
    ///
    /// - Parameters:
    ///   - angle: The angle, clockwise.
    ///   - anchor: The point that stays in place.
    public consuming func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        modifier(
            TransformModifier(
                angle: angle, anchor: anchor,
                call: Call("rotationEffect").argument(angle)
                    .argument("anchor", anchor, default: .center)))
    }

    /// Draws a shadow behind this view.
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
