public import TesseraCore

nonisolated extension View {
    /// Sets the font of the texts and the size of the symbols in this view.
    public consuming func font(_ font: Font?) -> some View {
        setting(\.font, font, named: "font")
    }
}

private struct FontKey: EnvironmentKey {
    static let defaultValue: Font? = nil
}

nonisolated extension EnvironmentValues {
    /// The font of texts and symbols; `nil` is the usual one.
    public var font: Font? {
        get { self[FontKey.self] }
        set { self[FontKey.self] = newValue }
    }
}
