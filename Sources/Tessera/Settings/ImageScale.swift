public import TesseraCore

nonisolated extension View {
    /// Sets the size of the symbols in this view relative to text.
    public consuming func imageScale(_ scale: Image.Scale) -> some View {
        setting(\.imageScale, scale, named: "imageScale")
    }
}

private struct ImageScaleKey: EnvironmentKey {
    static let defaultValue = Image.Scale.medium
}

nonisolated extension EnvironmentValues {
    /// The size of symbols relative to text; medium by default.
    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }
}
