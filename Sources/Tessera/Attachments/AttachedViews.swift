import TesseraCore
import TesseraLayout

/// A modifier that places views behind or in front of a view, or masks the view with them.
nonisolated package struct AttachedViews<Attachment: View>:
    AttachingModifier, LayoutListModifier, LayeredView
{
    /// The name of the modifier: `background`, `overlay` or `mask`.
    package let name: String
    package let attachment: Attachment
    let alignment: Alignment

    package static var isSought: Bool { true }

    var hasLayers: Bool { name == "overlay" }

    package var description: ModifierDescription? {
        ModifierDescription(name).views().argument("alignment", alignment, default: .center)
    }

    func boxes(
        around views: [LayoutBox], attached: [LayoutBox], in context: LayoutContext
    ) -> [LayoutBox] {
        // The attached views appear once, with the last of the modified views, as in the printed
        // tree.
        guard let last = views.last, !attached.isEmpty else { return views }
        return views.dropLast() + [
            OverlayBox(
                last, attached.layers(alignment), alignment,
                isSecondaryBehind: name == "background")
        ]
    }
}
