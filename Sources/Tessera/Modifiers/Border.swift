public import Foundation
public import TesseraCore

nonisolated extension View {
    /// Draws a line along the inside of this view's bounds.
    public func border<Style: ShapeStyle>(_ content: Style, width: CGFloat = 1) -> some View {
        modifier(BorderModifier(style: AnyShapeStyle(content), width: width))
    }
}

nonisolated package struct BorderModifier: PrimitiveModifier, Equatable {
    package let style: AnyShapeStyle
    package let width: CGFloat

    package var description: ModifierDescription? {
        ModifierDescription("border").argument(style).argument("width", width, default: 1)
    }
}
