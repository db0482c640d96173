/// A modifier that clips its view to an area.
nonisolated package struct ClipModifier: PrimitiveModifier, Animatable {
    package private(set) var area = ShapeArea(Rectangle())
    /// The radius of rounded corners; `nil` for another area.
    private var radius: CGFloat?
    private let call: Call

    init(to area: ShapeArea = ShapeArea(Rectangle()), _ call: Call) {
        (self.area, self.call) = (area, call)
    }

    init(cornerRadius: CGFloat, antialiased: Bool) {
        self.init(Call("cornerRadius").argument("antialiased", antialiased, default: true))
        set(cornerRadius)
    }

    private mutating func set(_ radius: CGFloat) {
        self.radius = radius
        area = ShapeArea(RoundedRectangle(cornerRadius: radius))
    }

    package var animatableData: Numbers {
        get { Numbers(radius) }
        set { if let radius = newValue[0] { set(radius) } }
    }

    package var description: ModifierDescription? {
        var description = call.described
        if let radius { description.arguments.insert(printed(radius), at: 0) }
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
                to: ShapeArea(shape, eoFill: style.isEOFilled),
                Call("clipShape").argument(shape).arguments(style)))
    }

    /// Clips this view to its bounds.
    public consuming func clipped(antialiased: Bool = false) -> some View {
        modifier(
            ClipModifier(Call("clipped").argument("antialiased", antialiased, default: false)))
    }

    /// Rounds this view's corners.
    public consuming func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        modifier(ClipModifier(cornerRadius: radius, antialiased: antialiased))
    }
}
