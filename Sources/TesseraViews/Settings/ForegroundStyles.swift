nonisolated extension View {
    /// Sets the colour of the texts, symbols and shapes in this view; `nil` for the default.
    public consuming func foregroundColor(_ color: Color?) -> some View {
        setting(
            \.foregroundStyle, color.map { AnyShapeStyle($0) },
            as: Call("foregroundColor").argument(color))
    }

    /// Sets the style of the texts, symbols and shapes in this view.
    public consuming func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
        foreground(AnyShapeStyle(style))
    }

    /// Sets the styles of the first two levels of the foreground in this view.
    public consuming func foregroundStyle<Primary: ShapeStyle, Secondary: ShapeStyle>(
        _ primary: Primary, _ secondary: Secondary
    ) -> some View {
        foreground(AnyShapeStyle(primary), AnyShapeStyle(secondary))
    }

    private consuming func foreground(_ styles: AnyShapeStyle...) -> some View {
        let call = styles.reduce(Call("foregroundStyle")) { $0.argument($1) }
        return setting(\.foregroundStyles, styles, as: call)
    }
}

package struct ForegroundStylesKey: EnvironmentKey {
    package static let defaultValue: [AnyShapeStyle] = []
}

extension EnvironmentValues {
    /// The style of the foreground, or `nil` for the renderer's default.
    public var foregroundStyle: AnyShapeStyle? {
        get { foregroundStyles.first }
        set { foregroundStyles = newValue.map { [$0] } ?? [] }
    }

    /// The styles of the levels of the foreground, as far as they are set.
    package var foregroundStyles: [AnyShapeStyle] {
        get { self[ForegroundStylesKey.self] }
        set { self[ForegroundStylesKey.self] = newValue }
    }
}
