public import TesseraCore

nonisolated extension View {
    /// Paints over this view.
    public func overlay<Style: ShapeStyle>(
        _ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        modifier(OverlayStyleModifier(style: AnyShapeStyle(style), edges: edges))
    }

    /// Places views in front of this view.
    ///
    /// ```swift
    /// Text("New").overlay(alignment: .topTrailing) { Circle() }
    /// // Text "New" .overlay(…, alignment: .topTrailing)
    /// //   overlay
    /// //     Circle
    /// ```
    public func overlay<Overlay: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> Overlay
    ) -> some View {
        modifier(OverlayModifier(attachment: content(), alignment: alignment))
    }

    /// Places a view in front of this view.
    @_disfavoredOverload
    public func overlay<Overlay: View>(
        _ overlay: Overlay, alignment: Alignment = .center
    ) -> some View {
        modifier(OverlayModifier(attachment: overlay, alignment: alignment))
    }
}

nonisolated package struct OverlayModifier<Attachment: View>: AttachingModifier {
    package let attachment: Attachment
    package let alignment: Alignment

    package var description: ModifierDescription? {
        ModifierDescription("overlay").views()
            .argument("alignment", alignment, default: .center)
    }
}

nonisolated package struct OverlayStyleModifier: PrimitiveModifier, Equatable {
    package let style: AnyShapeStyle
    package let edges: Edge.Set

    package var description: ModifierDescription? {
        ModifierDescription("overlay").argument(style)
            .argument("ignoresSafeAreaEdges", edges, default: .all)
    }
}
