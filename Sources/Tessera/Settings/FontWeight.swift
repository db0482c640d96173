public import TesseraCore

nonisolated extension View {
    /// Sets how thick the letters of the texts in this view are; `nil` is the font's own weight.
    public consuming func fontWeight(_ weight: Font.Weight?) -> some View {
        setting(\.fontWeight, weight, named: "fontWeight")
    }

    /// Makes the texts in this view bold, or leaves them as the font is.
    public consuming func bold(_ isActive: Bool = true) -> some View {
        setting(
            \.isBold, isActive, as: Attribute("bold").argument(isActive, default: true))
    }

    /// Makes the texts in this view italic, or leaves them as the font is.
    public consuming func italic(_ isActive: Bool = true) -> some View {
        setting(
            \.isItalic, isActive, as: Attribute("italic").argument(isActive, default: true))
    }
}

private struct FontWeightKey: EnvironmentKey {
    static let defaultValue: Font.Weight? = nil
}

private struct IsBoldKey: EnvironmentKey {
    static let defaultValue = false
}

private struct IsItalicKey: EnvironmentKey {
    static let defaultValue = false
}

nonisolated extension EnvironmentValues {
    /// How thick the letters of texts are; `nil` is the font's own weight.
    var fontWeight: Font.Weight? {
        get { self[FontWeightKey.self] }
        set { self[FontWeightKey.self] = newValue }
    }

    /// Whether texts are bold beside what their font says.
    var isBold: Bool {
        get { self[IsBoldKey.self] }
        set { self[IsBoldKey.self] = newValue }
    }

    /// Whether texts are italic beside what their font says.
    var isItalic: Bool {
        get { self[IsItalicKey.self] }
        set { self[IsItalicKey.self] = newValue }
    }
}
