public import TesseraCore

nonisolated extension View {
    /// Sets the area of this view that responds to touches.
    ///
    /// The area is recorded in the tree. An interaction through a host reaches the view as a whole.
    ///
    /// - Parameters:
    ///   - shape: The area.
    ///   - eoFill: True if the even-odd rule tells the shape's inside from its outside.
    public consuming func contentShape<Outline: Shape>(
        _ shape: Outline, eoFill: Bool = false
    ) -> some View {
        attribute(
            Call("contentShape").argument(shape)
                .argument("eoFill", eoFill, default: false))
    }
}
