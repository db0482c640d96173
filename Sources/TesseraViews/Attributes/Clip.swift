/// A modifier that clips its view to an area.
nonisolated package struct ClipModifier: PrimitiveModifier, Animatable {
    /// The first argument: none for the view's bounds, the radius of corners, or a shape.
    enum Argument { case none, radius, shape }

    package private(set) var area: ShapeArea
    let argument: Argument
    /// The call without the first argument.
    let call: Call

    package var animatableData: AnyVector {
        get { area.animatableData }
        set { area.animatableData = newValue }
    }

    package var description: ModifierDescription? {
        let first =
            switch argument {
            case .none: Call("")
            case .radius:
                Call("").argument((area.shape as? RoundedRectangle)?.cornerSize.width ?? 0)
            case .shape: Call("").argument(area.shape)
            }
        var description = call.described
        description.arguments.insert(contentsOf: first.described.arguments, at: 0)
        return description
    }
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
                area: ShapeArea(shape, eoFill: style.isEOFilled), argument: .shape,
                call: Call("clipShape").arguments(style)))
    }

    /// Clips this view to its bounds.
    public consuming func clipped(antialiased: Bool = false) -> some View {
        modifier(
            ClipModifier(
                area: ShapeArea(Rectangle()), argument: .none,
                call: Call("clipped").argument("antialiased", antialiased, default: false)))
    }

    /// Rounds this view's corners.
    public consuming func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        modifier(
            ClipModifier(
                area: ShapeArea(RoundedRectangle(cornerRadius: radius)), argument: .radius,
                call: Call("cornerRadius").argument("antialiased", antialiased, default: true)))
    }
}
