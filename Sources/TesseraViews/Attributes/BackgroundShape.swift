/// A modifier that paints an area behind or in front of its view. The area responds to touches.
nonisolated package struct PaintedArea: StyledModifier, LayeredView {
    package var style: AnyShapeStyle
    package var area = ShapeArea(Rectangle())
    package let isInFront: Bool
    /// The call without the style.
    let call: Call

    package static var isResponder: Bool { true }

    package var hasLayers: Bool { isInFront }

    package var description: ModifierDescription? {
        var description = call.described
        if style != AnyShapeStyle(.background) || description.arguments.isEmpty {
            description.arguments.insert("\(style)", at: 0)
        }
        return description
    }
}

nonisolated extension View {
    /// Paints a shape behind this view, by default with the `.background` style.
    public consuming func background<Style: ShapeStyle, Outline: Shape>(
        _ style: Style = BackgroundStyle(), in shape: Outline, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        painted(AnyShapeStyle(style), shape, fillStyle, isInFront: false)
    }

    /// Paints a shape in front of this view.
    public consuming func overlay<Style: ShapeStyle, Outline: Shape>(
        _ style: Style, in shape: Outline, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        painted(AnyShapeStyle(style), shape, fillStyle, isInFront: true)
    }

    private consuming func painted(
        _ style: AnyShapeStyle, _ shape: some Shape, _ fillStyle: FillStyle, isInFront: Bool
    ) -> some View {
        modifier(
            PaintedArea(
                style: style, area: ShapeArea(shape, eoFill: fillStyle.isEOFilled),
                isInFront: isInFront,
                call: Call(isInFront ? "overlay" : "background").argument("in", shape)
                    .arguments(fillStyle)))
    }
}
