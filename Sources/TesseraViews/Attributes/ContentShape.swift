/// A modifier that sets the area of its view that responds to touches.
nonisolated package struct ContentShapeModifier: PrimitiveModifier {
    package let area: ShapeArea

    package static var isResponder: Bool { true }

    package var description: ModifierDescription? {
        Call("contentShape").argument(area.shape)
            .argument("eoFill", area.eoFill, default: false).described
    }
}

nonisolated extension View {
    /// Sets the area of this view that responds to touches.
    ///
    /// Without a content shape, each text, image, colour or shape inside the view responds within
    /// its own frame, and the gaps between them do not. With a content shape, points outside the
    /// shape do not respond, and a point inside the shape that lies on no view reaches this view.
    /// Gestures applied outside this modifier use the shape; gestures inside it do not.
    ///
    /// ```swift
    /// HStack { Text("Name"); Spacer(); Text("Emma") }
    ///     .contentShape(Rectangle())
    ///     .onTapGesture { select() }
    /// ```
    ///
    /// - Parameters:
    ///   - shape: The area, in this view's bounds; it may be larger.
    ///   - eoFill: Whether the even-odd rule separates the inside of the shape from its outside.
    public consuming func contentShape<Outline: Shape>(
        _ shape: Outline, eoFill: Bool = false
    ) -> some View {
        modifier(ContentShapeModifier(area: ShapeArea(shape, eoFill: eoFill)))
    }
}
