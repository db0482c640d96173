/// A modifier that clips its view to an area.
nonisolated package struct ClipModifier: PrimitiveModifier {
    package var area = ShapeArea(Rectangle())
    let call: Call

    package var description: ModifierDescription? { call.described }
}

nonisolated extension View {
    /// Clips this view to a shape.
    ///
    /// - Parameters:
    ///   - shape: The shape, in this view's bounds.
    ///   - style: The rule that separates the inside of the shape from its outside.
    public consuming func clipShape<Outline: Shape>(
        _ shape: Outline, style: FillStyle = FillStyle()
    ) -> some View {
        modifier(
            ClipModifier(
                area: ShapeArea(shape, eoFill: style.isEOFilled),
                call: Call("clipShape").argument(shape).arguments(style)))
    }

    /// Clips this view to its bounds.
    public consuming func clipped(antialiased: Bool = false) -> some View {
        modifier(
            ClipModifier(call: Call("clipped").argument("antialiased", antialiased, default: false))
        )
    }

    /// Rounds this view's corners.
    public consuming func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        modifier(
            ClipModifier(
                area: ShapeArea(RoundedRectangle(cornerRadius: radius)),
                call: Call("cornerRadius").argument(radius)
                    .argument("antialiased", antialiased, default: true)))
    }
}
