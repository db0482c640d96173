import TesseraCore
import TesseraLayout

/// Views behind a view, in front of it, or to cut it by.
nonisolated struct AttachedViews<Attachment: View>: AttachingModifier {
    /// The name of the modifier: `background`, `overlay` or `mask`.
    let name: String
    let attachment: Attachment
    let alignment: Alignment

    var description: ModifierDescription? {
        ModifierDescription(name).views().argument("alignment", alignment, default: .center)
    }
}

/// Paint behind a view or in front of it.
nonisolated struct PaintModifier: PrimitiveModifier, Equatable {
    /// The name of the modifier: `background` or `overlay`.
    let name: String
    let style: AnyShapeStyle
    let edges: Edge.Set

    var description: ModifierDescription? {
        ModifierDescription(name).argument(style)
            .argument("ignoresSafeAreaEdges", edges, default: .all)
    }
}

nonisolated extension AttachedViews: LayoutListModifier {
    func boxes(
        around views: [LayoutBox], attached: [LayoutBox], in context: LayoutContext
    ) -> [LayoutBox] {
        // The views are there once, with the last of the modified views, as the printed tree has it.
        guard let last = views.last, !attached.isEmpty else { return views }
        return views.dropLast() + [OverlayBox(last, attached.layers(alignment), alignment)]
    }
}
