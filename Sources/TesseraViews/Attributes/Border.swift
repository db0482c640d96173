/// A modifier that draws a line along the inside of its view's bounds.
nonisolated package struct BorderModifier: StyledModifier, FiniteModifier {
    package var style: AnyShapeStyle
    package var width: CGFloat

    package var numbers: Numbers {
        get { Numbers(width) }
        set { width = newValue[0] ?? 0 }
    }

    package var isFinite: Bool { width.isFinite }

    package var description: ModifierDescription? {
        Call("border").argument(style).argument("width", width, default: 1).described
    }
}

nonisolated extension View {
    /// Draws a line along the inside of this view's bounds.
    ///
    /// The size of the view does not change. A line of a width that is not finite is not drawn, and
    /// reported as a runtime issue when a picture is drawn.
    public consuming func border<Style: ShapeStyle>(_ content: Style, width: CGFloat = 1)
        -> some View
    {
        modifier(BorderModifier(style: AnyShapeStyle(content), width: width))
    }
}
