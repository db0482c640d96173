public import Foundation
public import TesseraCore
import TesseraLayout

/// The way in which a view of a fixed ratio fills its space: inside it, or covering all of it.
nonisolated public enum ContentMode: Hashable, CaseIterable, Sendable {
    /// The view is inside the proposed size.
    case fit
    /// The view covers the proposed size.
    case fill
}

nonisolated extension View {
    /// Constrains this view to a ratio of its width to its height.
    ///
    /// - Parameters:
    ///   - aspectRatio: The ratio; `nil` for that of the view's ideal size, which also stands in, with a
    ///     runtime issue, for one that is not above 0.
    ///   - contentMode: Whether the view fits into the proposed size, or fills it.
    public consuming func aspectRatio(
        _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
    ) -> some View {
        modifier(AspectRatioModifier(ratio: aspectRatio, contentMode: contentMode))
    }

    /// Constrains this view to the ratio of a size, or to its own if the height is 0.
    public consuming func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View
    {
        self.aspectRatio(
            aspectRatio.height == 0 ? nil : aspectRatio.width / aspectRatio.height,
            contentMode: contentMode)
    }

    /// Scales this view to fit into the proposed size, in its own ratio.
    public consuming func scaledToFit() -> some View {
        modifier(ScaledModifier(contentMode: .fit))
    }

    /// Scales this view to fill the proposed size, in its own ratio.
    public consuming func scaledToFill() -> some View {
        modifier(ScaledModifier(contentMode: .fill))
    }
}

nonisolated private struct AspectRatioModifier: PrimitiveModifier, LayoutModifier, Equatable {
    let ratio: CGFloat?
    let contentMode: ContentMode

    var description: ModifierDescription? {
        ModifierDescription("aspectRatio").argument(ratio).argument("contentMode", contentMode)
    }

    func box(around view: LayoutBox, in context: LayoutContext) -> LayoutBox {
        AspectRatioBox(ratio, fills: contentMode == .fill, view)
    }
}

nonisolated private struct ScaledModifier: PrimitiveModifier, LayoutModifier, Equatable {
    let contentMode: ContentMode

    var description: ModifierDescription? {
        ModifierDescription(contentMode == .fit ? "scaledToFit" : "scaledToFill")
    }

    func box(around view: LayoutBox, in context: LayoutContext) -> LayoutBox {
        AspectRatioBox(fills: contentMode == .fill, view)
    }
}
