/// A modifier that paints an area behind or in front of its view. The area responds to touches.
nonisolated package struct PaintedArea: PrimitiveModifier, Animatable, LayeredView {
    package var style: AnyShapeStyle
    package var area = ShapeArea(Rectangle())
    package let isInFront: Bool
    /// Whether the area has the outline of a shape that is written, and not the view's bounds.
    var hasShape = false
    /// The call without the style and the shape.
    let call: Call

    package var animatableData: AnimatablePair<Mixture<AnyShapeStyle>, AnyVector> {
        get { AnimatablePair(Mixture(style), area.animatableData) }
        set {
            style = AnyShapeStyle(mixing: newValue.first)
            area.animatableData = newValue.second
        }
    }

    package static var isResponder: Bool { true }

    package var hasLayers: Bool { isInFront }

    package var description: ModifierDescription? {
        var description = call.described
        if hasShape {
            let shape = Call("").argument("in", area.shape).described
            description.arguments.insert(contentsOf: shape.arguments, at: 0)
        }
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
                isInFront: isInFront, hasShape: true,
                call: Call(isInFront ? "overlay" : "background").arguments(fillStyle)))
    }
}
