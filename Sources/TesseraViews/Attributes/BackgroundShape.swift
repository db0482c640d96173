nonisolated extension View {
    /// Paints a shape behind this view, by default with the `.background` style.
    public consuming func background<Style: ShapeStyle, Outline: Shape>(
        _ style: Style = BackgroundStyle(), in shape: Outline, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        painted("background", AnyShapeStyle(style), shape, fillStyle)
    }

    /// Paints a shape in front of this view.
    public consuming func overlay<Style: ShapeStyle, Outline: Shape>(
        _ style: Style, in shape: Outline, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        painted("overlay", AnyShapeStyle(style), shape, fillStyle)
    }

    private consuming func painted(
        _ name: String, _ style: AnyShapeStyle, _ shape: some Shape, _ fillStyle: FillStyle
    ) -> some View {
        attribute(
            Call(name).argument(style, default: AnyShapeStyle(.background))
                .argument("in", shape).arguments(fillStyle),
            .area(
                ShapeArea(shape, eoFill: fillStyle.isEOFilled),
                name == "background" ? .behind : .inFront))
    }
}
