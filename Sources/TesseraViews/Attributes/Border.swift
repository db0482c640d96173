nonisolated extension View {
    /// Draws a line along the inside of this view's bounds.
    ///
    /// The size of the view does not change.
    public consuming func border<Style: ShapeStyle>(_ content: Style, width: CGFloat = 1)
        -> some View
    {
        attribute(
            Call("border").argument(AnyShapeStyle(content))
                .argument("width", width, default: 1))
    }
}
