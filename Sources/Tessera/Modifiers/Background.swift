public import TesseraCore

nonisolated extension View {
    /// Paints what is behind this view.
    public func background<Style: ShapeStyle>(
        _ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        modifier(BackgroundStyleModifier(style: AnyShapeStyle(style), edges: edges))
    }

    /// Places views behind this view.
    public func background<Background: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> Background
    ) -> some View {
        modifier(BackgroundModifier(attachment: content(), alignment: alignment))
    }

    /// Places a view behind this view.
    @_disfavoredOverload
    public func background<Background: View>(
        _ background: Background, alignment: Alignment = .center
    ) -> some View {
        modifier(BackgroundModifier(attachment: background, alignment: alignment))
    }
}

nonisolated package struct BackgroundModifier<Attachment: View>: AttachingModifier {
    package let attachment: Attachment
    package let alignment: Alignment

    package var description: ModifierDescription? {
        ModifierDescription("background").views()
            .argument("alignment", alignment, default: .center)
    }
}

nonisolated package struct BackgroundStyleModifier: PrimitiveModifier, Equatable {
    package let style: AnyShapeStyle
    package let edges: Edge.Set

    package var description: ModifierDescription? {
        ModifierDescription("background").argument(style)
            .argument("ignoresSafeAreaEdges", edges, default: .all)
    }
}
