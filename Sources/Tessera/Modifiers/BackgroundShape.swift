public import TesseraCore

nonisolated extension View {
    /// Paints a shape behind this view.
    public func background<Style: ShapeStyle, Outline: Shape>(
        _ style: Style, in shape: Outline, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        modifier(
            PaintedShapeModifier(
                name: "background", style: AnyShapeStyle(style), shape: shape,
                fillStyle: fillStyle))
    }

    /// Paints a shape behind this view with the style for what is behind.
    public func background<Outline: Shape>(
        in shape: Outline, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        background(.background, in: shape, fillStyle: fillStyle)
    }

    /// Paints a shape in front of this view.
    public func overlay<Style: ShapeStyle, Outline: Shape>(
        _ style: Style, in shape: Outline, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        modifier(
            PaintedShapeModifier(
                name: "overlay", style: AnyShapeStyle(style), shape: shape,
                fillStyle: fillStyle))
    }
}

nonisolated package struct PaintedShapeModifier<Outline: Shape>: PrimitiveModifier {
    /// `background` or `overlay`.
    package let name: String
    package let style: AnyShapeStyle
    package let shape: Outline
    package let fillStyle: FillStyle

    package var description: ModifierDescription? {
        ModifierDescription(name).argument(style, default: AnyShapeStyle(.background))
            .argument("in", shape)
            .argument("eoFill", fillStyle.isEOFilled, default: false)
            .argument("antialiased", fillStyle.isAntialiased, default: true)
    }
}
