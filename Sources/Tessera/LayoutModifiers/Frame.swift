public import Foundation
public import TesseraCore
public import TesseraLayout

nonisolated extension View {
    /// Places this view in a frame of a width or height, or both.
    ///
    /// On an axis without a length the frame is as long as the view. A negative length, or one that
    /// is not finite, counts as not set, and is reported as a runtime issue when a frame is asked
    /// for.
    public consuming func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modifier(FrameModifier(width: width, height: height, alignment: alignment))
    }

    /// Places this view in a frame of a size between limits.
    ///
    /// A limit that is less than the one before it is raised to that. A negative limit counts as not
    /// set, and so does an infinite one, except for a maximum. Both are reported as runtime issues
    /// when a frame is asked for.
    public consuming func frame(
        minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
        minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> some View {
        modifier(
            FlexibleFrameModifier(
                minWidth: minWidth, idealWidth: idealWidth, maxWidth: maxWidth,
                minHeight: minHeight, idealHeight: idealHeight, maxHeight: maxHeight,
                alignment: alignment))
    }
}

nonisolated private struct FrameModifier: PrimitiveModifier, LayoutModifier, Equatable {
    let width: CGFloat?
    let height: CGFloat?
    let alignment: Alignment

    var description: ModifierDescription? {
        ModifierDescription("frame").argument("width", width).argument("height", height)
            .argument("alignment", alignment, default: .center)
    }

    func box(around view: LayoutBox, in context: LayoutContext) -> LayoutBox {
        FrameBox(width: width, height: height, alignment: alignment, view)
    }
}

nonisolated private struct FlexibleFrameModifier: PrimitiveModifier, LayoutModifier, Equatable {
    let minWidth: CGFloat?
    let idealWidth: CGFloat?
    let maxWidth: CGFloat?
    let minHeight: CGFloat?
    let idealHeight: CGFloat?
    let maxHeight: CGFloat?
    let alignment: Alignment

    var description: ModifierDescription? {
        ModifierDescription("frame")
            .argument("minWidth", minWidth).argument("idealWidth", idealWidth)
            .argument("maxWidth", maxWidth).argument("minHeight", minHeight)
            .argument("idealHeight", idealHeight).argument("maxHeight", maxHeight)
            .argument("alignment", alignment, default: .center)
    }

    func box(around view: LayoutBox, in context: LayoutContext) -> LayoutBox {
        FlexibleFrameBox(
            width: Limits(least: minWidth, ideal: idealWidth, greatest: maxWidth),
            height: Limits(least: minHeight, ideal: idealHeight, greatest: maxHeight),
            alignment: alignment, view)
    }
}
