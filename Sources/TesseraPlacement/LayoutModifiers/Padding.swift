nonisolated extension View {
    /// Adds space to some edges of this view.
    ///
    /// ```swift
    /// Text("Save").padding(.horizontal, 8)  // Text "Save" .padding(.horizontal, 8)
    /// ```
    ///
    /// - Parameters:
    ///   - edges: The edges; all by default.
    ///   - length: The width of the space; `nil` for the default of 16 points.
    public consuming func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        laidOut(
            by: PaddingRule(edges, length ?? 16),
            Call("padding").argument(edges, default: .all).argument(ifSet: length))
    }

    /// Adds the same space to all edges of this view.
    public consuming func padding(_ length: CGFloat) -> some View {
        padding(.all, length)
    }

    /// Adds a different space to each edge of this view.
    public consuming func padding(_ insets: EdgeInsets) -> some View {
        laidOut(by: PaddingRule(insets), Call("padding").argument(insets))
    }
}
