nonisolated extension View {
    /// Sets the size of the symbols in this view relative to text.
    public consuming func imageScale(_ scale: Image.Scale) -> some View {
        setting(\.imageScale, scale, named: "imageScale")
    }
}

extension EnvironmentValues {
    /// The size of symbols relative to text.
    @Entry public var imageScale = Image.Scale.medium
}

extension Image.Scale {
    /// The side length of a symbol relative to a medium symbol.
    package var factor: CGFloat {
        [.small: 0.8, .large: 1.25][self] ?? 1
    }
}
