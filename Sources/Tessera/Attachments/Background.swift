public import TesseraCore
public import TesseraLayout

nonisolated extension View {
    /// Paints what is behind this view.
    public consuming func background<Style: ShapeStyle>(
        _ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        modifier(
            Attribute("background").argument(AnyShapeStyle(style))
                .argument("ignoresSafeAreaEdges", edges, default: .all))
    }

    /// Places views behind this view.
    public consuming func background<Background: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> Background
    ) -> some View {
        modifier(AttachedViews(name: "background", attachment: content(), alignment: alignment))
    }

    /// Places a view behind this view.
    @_disfavoredOverload
    public consuming func background<Background: View>(
        _ background: Background, alignment: Alignment = .center
    ) -> some View {
        modifier(AttachedViews(name: "background", attachment: background, alignment: alignment))
    }
}
