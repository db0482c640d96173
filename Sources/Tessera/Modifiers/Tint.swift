public import TesseraCore

nonisolated extension View {
    /// Sets the colour of what can be acted on in this view; `nil` leaves the default.
    public consuming func tint(_ tint: Color?) -> some View {
        modifier(TintModifier("tint", tint.map { AnyShapeStyle($0) }))
    }

    /// Sets what the things that can be acted on in this view are painted with.
    @_disfavoredOverload
    public consuming func tint<Style: ShapeStyle>(_ tint: Style) -> some View {
        modifier(TintModifier("tint", AnyShapeStyle(tint)))
    }

    /// Sets the colour of what can be acted on, by its older name.
    public consuming func accentColor(_ accentColor: Color?) -> some View {
        modifier(TintModifier("accentColor", accentColor.map { AnyShapeStyle($0) }))
    }
}

nonisolated private struct TintModifier: EnvironmentModifier, Equatable {
    let name: String
    let tint: AnyShapeStyle?

    init(_ name: String, _ tint: AnyShapeStyle?) {
        self.name = name
        self.tint = tint
    }

    func transform(_ values: inout EnvironmentValues) { values.tint = tint }

    var description: ModifierDescription? { ModifierDescription(name).argument(tint as Any) }
}

private struct TintKey: EnvironmentKey {
    static let defaultValue: AnyShapeStyle? = nil
}

nonisolated extension EnvironmentValues {
    /// The current tint, or `nil` for the renderer's default.
    public internal(set) var tint: AnyShapeStyle? {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }
}
