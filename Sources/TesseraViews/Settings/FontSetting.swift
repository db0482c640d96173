nonisolated extension View {
    /// Sets the font of the texts in this view, which also determines the size of symbols.
    ///
    /// - Parameter font: The font, or `nil` for the default font.
    public consuming func font(_ font: Font?) -> some View {
        setting(\.font, font, named: "font")
    }
}

package struct FontKey: EnvironmentKey {
    package static let defaultValue: Font? = nil
}

extension EnvironmentValues {
    /// The font of texts and symbols; `nil` for the default font.
    public var font: Font? {
        get { self[FontKey.self] }
        set { self[FontKey.self] = newValue }
    }
}
