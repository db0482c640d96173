nonisolated extension View {
    /// Sets the colour of the texts, symbols and shapes in this view; `nil` for the default.
    public consuming func foregroundColor(_ color: Color?) -> some View {
        modifier(StyleSetting(\.foregroundStyles, color, named: "foregroundColor"))
    }

    /// Sets the style of the texts, symbols and shapes in this view.
    public consuming func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View {
        modifier(
            StyleSetting(\.foregroundStyles, [AnyShapeStyle(style)], named: "foregroundStyle"))
    }

    /// Sets the styles of the first two levels of the foreground in this view.
    public consuming func foregroundStyle<Primary: ShapeStyle, Secondary: ShapeStyle>(
        _ primary: Primary, _ secondary: Secondary
    ) -> some View {
        modifier(
            StyleSetting(
                \.foregroundStyles, [AnyShapeStyle(primary), AnyShapeStyle(secondary)],
                named: "foregroundStyle"))
    }
}

/// A modifier that sets the styles of the foreground or of the tint.
nonisolated struct StyleSetting: EnvironmentModifier, Animatable {
    private let keyPath: WritableKeyPath<EnvironmentValues, [AnyShapeStyle]>
    /// The styles; none for the default.
    private var styles: [AnyShapeStyle]
    private let name: String

    init(
        _ keyPath: WritableKeyPath<EnvironmentValues, [AnyShapeStyle]>, _ styles: [AnyShapeStyle],
        named name: String
    ) {
        (self.keyPath, self.styles, self.name) = (keyPath, styles, name)
    }

    /// Sets a colour, or with `nil` the default.
    init(
        _ keyPath: WritableKeyPath<EnvironmentValues, [AnyShapeStyle]>, _ color: Color?,
        named name: String
    ) {
        self.init(keyPath, color.map { [AnyShapeStyle($0)] } ?? [], named: name)
    }

    func transform(_ values: inout EnvironmentValues) { values[keyPath: keyPath] = styles }

    // The number of styles is missing if there are none, so that a style does not move to none.
    var animatableData:
        AnimatablePair<Numbers, AnimatablePair<Mixture<AnyShapeStyle>, Mixture<AnyShapeStyle>>>
    {
        get {
            let standard = AnyShapeStyle(.foreground)
            let (first, last) = (styles.first ?? standard, styles.last ?? standard)
            return AnimatablePair(
                Numbers(styles.isEmpty ? nil : 1), AnimatablePair(Mixture(first), Mixture(last)))
        }
        set {
            styles = [newValue.second.first, newValue.second.second].prefix(styles.count).map {
                AnyShapeStyle(mixing: $0)
            }
        }
    }

    var description: ModifierDescription? {
        let call = styles.reduce(Call(name)) { $0.argument($1) }
        return (styles.isEmpty ? call.argument(verbatim: "nil") : call).described
    }
}

extension EnvironmentValues {
    /// The style of the foreground, or `nil` for the renderer's default.
    public var foregroundStyle: AnyShapeStyle? {
        get { foregroundStyles.first }
        set { foregroundStyles = newValue.map { [$0] } ?? [] }
    }

    /// The styles of the levels of the foreground, as far as they are set.
    @Entry package var foregroundStyles: [AnyShapeStyle] = []
}
