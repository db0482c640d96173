public import TesseraCore

nonisolated extension View {
    /// Paints a shape behind this view.
    public consuming func background<Style: ShapeStyle, Outline: Shape>(
        _ style: Style, in shape: Outline, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        modifier(
            PaintedShapeModifier(
                name: "background", style: AnyShapeStyle(style), shape: shape,
                fillStyle: fillStyle))
    }

    /// Paints a shape behind this view with the style for what is behind.
    public consuming func background<Outline: Shape>(
        in shape: Outline, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        background(.background, in: shape, fillStyle: fillStyle)
    }

    /// Paints a shape in front of this view.
    public consuming func overlay<Style: ShapeStyle, Outline: Shape>(
        _ style: Style, in shape: Outline, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        modifier(
            PaintedShapeModifier(
                name: "overlay", style: AnyShapeStyle(style), shape: shape,
                fillStyle: fillStyle))
    }
}

nonisolated private struct PaintedShapeModifier<Outline: Shape>: PrimitiveModifier {
    /// `background` or `overlay`.
    let name: String
    let style: AnyShapeStyle
    let shape: Outline
    let fillStyle: FillStyle

    var description: ModifierDescription? {
        ModifierDescription(name).argument(style, default: AnyShapeStyle(.background))
            .argument("in", shape)
            .argument("eoFill", fillStyle.isEOFilled, default: false)
            .argument("antialiased", fillStyle.isAntialiased, default: true)
    }
}
