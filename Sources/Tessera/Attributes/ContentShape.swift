public import TesseraCore

nonisolated extension View {
    /// Sets the area of this view that responds to touches.
    ///
    /// Without one, each text, image, colour or shape inside responds where it is, and what is
    /// between them does not. With one, what is outside it does not respond, and a point inside it that
    /// is on no view reaches this one. Gestures around the area count, not those inside it.
    ///
    /// ```swift
    /// HStack { Text("Name"); Spacer(); Text("Emma") }
    ///     .contentShape(Rectangle())
    ///     .onTapGesture { select() }
    /// ```
    ///
    /// - Parameters:
    ///   - shape: The area, in this view's bounds; it may be larger.
    ///   - eoFill: True if the even-odd rule tells the shape's inside from its outside.
    public consuming func contentShape<Outline: Shape>(
        _ shape: Outline, eoFill: Bool = false
    ) -> some View {
        attribute(
            Call("contentShape").argument(shape)
                .argument("eoFill", eoFill, default: false),
            .area(ShapeArea(shape, eoFill: eoFill), .around))
    }
}
