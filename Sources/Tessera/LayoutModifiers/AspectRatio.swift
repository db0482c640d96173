public import Foundation
public import TesseraCore
import TesseraLayout

/// The way in which a view of a fixed ratio fills its space: inside it, or covering all of it.
public enum ContentMode: Hashable, CaseIterable, Sendable {
    /// The largest size within the space.
    case fit
    /// The smallest size that covers the space.
    case fill
}

nonisolated extension View {
    /// Keeps the ratio of this view's width to its height; without a number, its own ratio.
    public consuming func aspectRatio(
        _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
    ) -> some View {
        modifier(AspectRatioModifier(ratio: aspectRatio, contentMode: contentMode))
    }

    /// Keeps the ratio of a size; one without a height gives no ratio.
    public consuming func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View
    {
        self.aspectRatio(
            aspectRatio.height == 0 ? nil : aspectRatio.width / aspectRatio.height,
            contentMode: contentMode)
    }

    /// Makes this view as large as its space allows, in its own ratio.
    public consuming func scaledToFit() -> some View {
        modifier(ScaledModifier(contentMode: .fit))
    }

    /// Makes this view large enough to cover its space, in its own ratio.
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
