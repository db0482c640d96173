public import Foundation
public import TesseraCore
public import TesseraLayout

nonisolated extension View {
    /// Places this view in a frame of a fixed width, height, or both.
    ///
    /// A length that is negative or not finite counts as not set, and is reported as a runtime issue
    /// when a frame is asked for.
    ///
    /// ```swift
    /// Image(systemName: "star").frame(width: 20)  // Image "star" .frame(width: 20)
    /// ```
    ///
    /// - Parameters:
    ///   - width: The frame's width; `nil` for the view's.
    ///   - height: The frame's height; `nil` for the view's.
    ///   - alignment: The place of the view in the frame.
    public consuming func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modifier(FrameModifier(width: width, height: height, alignment: alignment))
    }

    /// Places this view in a frame whose size is within limits.
    ///
    /// The frame takes the proposed size, as far as the limits allow. On an axis with a minimum or a
    /// maximum alone, the view's own length stands in for the other; with neither, it is the frame's. A
    /// limit that is no length, or is less than one before it, is reported as a runtime issue and replaced.
    ///
    /// - Parameters:
    ///   - minWidth: The least width.
    ///   - idealWidth: The width where none is proposed.
    ///   - maxWidth: The greatest width; it may be infinite.
    ///   - minHeight: The least height.
    ///   - idealHeight: The height where none is proposed.
    ///   - maxHeight: The greatest height; it may be infinite.
    ///   - alignment: The place of the view in the frame.
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
