nonisolated extension View {
    /// Sets the size of the symbols in this view relative to text.
    public consuming func imageScale(_ scale: Image.Scale) -> some View {
        setting(\.imageScale, scale, named: "imageScale")
    }
}

private struct ImageScaleKey: EnvironmentKey {
    static let defaultValue = Image.Scale.medium
}

extension EnvironmentValues {
    /// The size of symbols relative to text.
    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set { self[ImageScaleKey.self] = newValue }
    }
}

extension Image.Scale {
    /// The side length of a symbol relative to a medium symbol.
    package var factor: CGFloat {
        [.small: 0.8, .large: 1.25][self] ?? 1
    }
}
