nonisolated extension View {
    /// Sets the colour of the controls in this view; `nil` for the default.
    public consuming func tint(_ tint: Color?) -> some View {
        modifier(StyleSetting(\.tints, tint, named: "tint"))
    }

    /// Sets the style of the controls in this view.
    @_disfavoredOverload
    public consuming func tint<Style: ShapeStyle>(_ tint: Style) -> some View {
        modifier(StyleSetting(\.tints, [AnyShapeStyle(tint)], named: "tint"))
    }

    /// Sets the colour of the controls in this view. Use `tint` instead.
    public consuming func accentColor(_ accentColor: Color?) -> some View {
        modifier(StyleSetting(\.tints, accentColor, named: "accentColor"))
    }
}

extension View {
    /// Sets the colour of the controls in this view, or keeps the colour around it for `nil`.
    @ViewBuilder package func tinted(_ tint: Color?) -> some View {
        if let tint { self.tint(tint) } else { self }
    }
}

extension EnvironmentValues {
    /// The current tint, if it is set.
    var tints: [AnyShapeStyle] {
        get { tint.map { [$0] } ?? [] }
        set { tint = newValue.first }
    }

    /// The current tint, or `nil` for the renderer's default.
    @Entry public internal(set) var tint: AnyShapeStyle?
}
