nonisolated extension View {
    /// Moves this view to the right and down, without changing its layout.
    public consuming func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        laidOut(
            by: OffsetRule(CGSize(width: x, height: y)),
            Call("offset").argument("x", x, default: 0).argument("y", y, default: 0))
    }

    /// Moves this view by a width and a height, without changing its layout.
    public consuming func offset(_ offset: CGSize) -> some View {
        self.offset(x: offset.width, y: offset.height)
    }
}
