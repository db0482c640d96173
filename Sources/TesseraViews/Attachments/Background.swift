nonisolated extension View {
    /// Paints the area behind this view.
    ///
    /// - Parameters:
    ///   - style: The paint.
    ///   - edges: The edges where the paint extends into the safe area.
    public consuming func background<Style: ShapeStyle>(
        _ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        modifier(
            PaintedArea(
                style: AnyShapeStyle(style), isInFront: false,
                call: Call("background")
                    .argument("ignoresSafeAreaEdges", edges, default: .all)))
    }

    /// Places views behind this view.
    ///
    /// Several views are layered, the first at the back. Without views, the modifier has no effect.
    ///
    /// - Parameters:
    ///   - alignment: The place of the views within this view's bounds, which they may exceed.
    ///   - content: The views behind this view.
    public consuming func background<Background: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> Background
    ) -> some View {
        modifier(AttachedViews(place: .background, attachment: content(), alignment: alignment))
    }

    /// Places a view behind this view.
    @_disfavoredOverload
    public consuming func background<Background: View>(
        _ background: Background, alignment: Alignment = .center
    ) -> some View {
        modifier(AttachedViews(place: .background, attachment: background, alignment: alignment))
    }
}
