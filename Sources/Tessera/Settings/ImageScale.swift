public import TesseraCore

nonisolated extension View {
    /// Sets how large the symbols in this view are beside text.
    public consuming func imageScale(_ scale: Image.Scale) -> some View {
        setting(\.imageScale, scale, named: "imageScale")
    }
}

private struct ImageScaleKey: EnvironmentKey {
    static let defaultValue = Image.Scale.medium
}

extension EnvironmentValues {
    /// The size of symbols beside text.
    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }
}
