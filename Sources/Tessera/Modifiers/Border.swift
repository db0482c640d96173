public import Foundation
public import TesseraCore

nonisolated extension View {
    /// Draws a line along the inside of this view's bounds.
    public consuming func border<Style: ShapeStyle>(_ content: Style, width: CGFloat = 1)
        -> some View
    {
        modifier(BorderModifier(style: AnyShapeStyle(content), width: width))
    }
}

nonisolated private struct BorderModifier: PrimitiveModifier, Equatable {
    let style: AnyShapeStyle
    let width: CGFloat

    var description: ModifierDescription? {
        ModifierDescription("border").argument(style).argument("width", width, default: 1)
    }
}
