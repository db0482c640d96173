nonisolated extension View {
    /// Paints the area in front of this view.
    ///
    /// - Parameters:
    ///   - style: The paint.
    ///   - edges: The edges where the paint extends into the safe area.
    public consuming func overlay<Style: ShapeStyle>(
        _ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        modifier(
            PaintedArea(
                style: AnyShapeStyle(style), isInFront: true,
                call: Call("overlay")
                    .argument("ignoresSafeAreaEdges", edges, default: .all)))
    }

    /// Places views in front of this view.
    ///
    /// Several views are layered, the first at the back. Without views, the modifier has no effect.
    ///
    /// ```swift
    /// Text("New").overlay(alignment: .topTrailing) { Circle() }
    /// // Text "New" .overlay(…, alignment: .topTrailing)
    /// //   overlay
    /// //     Circle
    /// ```
    ///
    /// - Parameters:
    ///   - alignment: The place of the views within this view's bounds, which they may exceed.
    ///   - content: The views in front of this view.
    public consuming func overlay<Overlay: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> Overlay
    ) -> some View {
        modifier(AttachedViews(place: .overlay, attachment: content(), alignment: alignment))
    }

    /// Places a view in front of this view.
    @_disfavoredOverload
    public consuming func overlay<Overlay: View>(
        _ overlay: Overlay, alignment: Alignment = .center
    ) -> some View {
        modifier(AttachedViews(place: .overlay, attachment: overlay, alignment: alignment))
    }
}
