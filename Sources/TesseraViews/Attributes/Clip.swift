nonisolated extension View {
    /// Clips this view to a shape.
    ///
    /// - Parameters:
    ///   - shape: The shape, in this view's bounds.
    ///   - style: The rule that separates the inside of the shape from its outside.
    public consuming func clipShape<Outline: Shape>(
        _ shape: Outline, style: FillStyle = FillStyle()
    ) -> some View {
        attribute(
            Call("clipShape").argument(shape).arguments(style))
    }

    /// Clips this view to its bounds.
    public consuming func clipped(antialiased: Bool = false) -> some View {
        attribute(Call("clipped").argument("antialiased", antialiased, default: false))
    }

    /// Rounds this view's corners.
    public consuming func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        attribute(
            Call("cornerRadius").argument(radius)
                .argument("antialiased", antialiased, default: true))
    }
}
