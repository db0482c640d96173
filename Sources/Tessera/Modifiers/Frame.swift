public import Foundation
public import TesseraCore

nonisolated extension View {
    /// Gives this view a space of a width or height, or both, and a place in it.
    public func frame(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) -> some View {
        modifier(FrameModifier(width: width, height: height, alignment: alignment))
    }

    /// Gives this view a space of a size between limits, and a place in it.
    public func frame(
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

nonisolated package struct FrameModifier: PrimitiveModifier, Equatable {
    package let width: CGFloat?
    package let height: CGFloat?
    package let alignment: Alignment

    package var description: ModifierDescription? {
        ModifierDescription("frame").argument("width", width).argument("height", height)
            .argument("alignment", alignment, default: .center)
    }
}

nonisolated package struct FlexibleFrameModifier: PrimitiveModifier, Equatable {
    package let minWidth: CGFloat?
    package let idealWidth: CGFloat?
    package let maxWidth: CGFloat?
    package let minHeight: CGFloat?
    package let idealHeight: CGFloat?
    package let maxHeight: CGFloat?
    package let alignment: Alignment

    package var description: ModifierDescription? {
        ModifierDescription("frame")
            .argument("minWidth", minWidth).argument("idealWidth", idealWidth)
            .argument("maxWidth", maxWidth).argument("minHeight", minHeight)
            .argument("idealHeight", idealHeight).argument("maxHeight", maxHeight)
            .argument("alignment", alignment, default: .center)
    }
}
