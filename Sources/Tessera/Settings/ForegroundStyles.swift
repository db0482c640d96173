public import TesseraCore

nonisolated extension View {
    /// Sets the colour of the texts, symbols and shapes in this view; `nil` leaves the default.
    public consuming func foregroundColor(_ color: Color?) -> some View {
        setting(
            \.foregroundStyles, color.map { [AnyShapeStyle($0)] } ?? [],
            as: Call("foregroundColor").argument(color))
    }

    /// Sets what the texts, symbols and shapes in this view are painted with.
    public consuming func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
        let style = AnyShapeStyle(style)
        return setting(
            \.foregroundStyles, [style], as: Call("foregroundStyle").argument(style))
    }

    /// Sets what the first two levels of importance in this view are painted with.
    public consuming func foregroundStyle<Primary: ShapeStyle, Secondary: ShapeStyle>(
        _ primary: Primary, _ secondary: Secondary
    ) -> some View {
        let (primary, secondary) = (AnyShapeStyle(primary), AnyShapeStyle(secondary))
        return setting(
            \.foregroundStyles, [primary, secondary],
            as: Call("foregroundStyle").argument(primary).argument(secondary))
    }

    /// Sets what the first three levels of importance in this view are painted with.
    public consuming func foregroundStyle<
        Primary: ShapeStyle, Secondary: ShapeStyle, Tertiary: ShapeStyle
    >(
        _ primary: Primary, _ secondary: Secondary, _ tertiary: Tertiary
    ) -> some View {
        let (primary, secondary) = (AnyShapeStyle(primary), AnyShapeStyle(secondary))
        let tertiary = AnyShapeStyle(tertiary)
        return setting(
            \.foregroundStyles, [primary, secondary, tertiary],
            as: Call("foregroundStyle").argument(primary).argument(secondary)
                .argument(tertiary))
    }
}

private struct ForegroundStylesKey: EnvironmentKey {
    static let defaultValue: [AnyShapeStyle] = []
}

extension EnvironmentValues {
    /// The style of the foreground, or `nil` for the renderer's default.
    public var foregroundStyle: AnyShapeStyle? { foregroundStyles.first }

    /// The styles of the levels of importance, as far as they are set.
    var foregroundStyles: [AnyShapeStyle] {
        get { self[ForegroundStylesKey.self] }
        set { self[ForegroundStylesKey.self] = newValue }
    }
}
