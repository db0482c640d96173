public import TesseraCore
public import TesseraLayout

nonisolated extension View {
    /// Paints over this view.
    public consuming func overlay<Style: ShapeStyle>(
        _ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        modifier(
            Attribute("overlay").argument(AnyShapeStyle(style))
                .argument("ignoresSafeAreaEdges", edges, default: .all))
    }

    /// Places views in front of this view.
    ///
    /// ```swift
    /// Text("New").overlay(alignment: .topTrailing) { Circle() }
    /// // Text "New" .overlay(…, alignment: .topTrailing)
    /// //   overlay
    /// //     Circle
    /// ```
    public consuming func overlay<Overlay: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> Overlay
    ) -> some View {
        modifier(AttachedViews(name: "overlay", attachment: content(), alignment: alignment))
    }

    /// Places a view in front of this view.
    @_disfavoredOverload
    public consuming func overlay<Overlay: View>(
        _ overlay: Overlay, alignment: Alignment = .center
    ) -> some View {
        modifier(AttachedViews(name: "overlay", attachment: overlay, alignment: alignment))
    }
}
