nonisolated extension View {
    /// Sets the weight of the texts in this view; `nil` for the weight of their font.
    public consuming func fontWeight(_ weight: Font.Weight?) -> some View {
        setting(\.fontWeight, weight, named: "fontWeight")
    }

    /// Makes the texts in this view bold, or keeps the weight of their font.
    public consuming func bold(_ isActive: Bool = true) -> some View {
        setting(
            \.isBold, isActive, as: Call("bold").argument(isActive, default: true))
    }

    /// Makes the texts in this view italic, or keeps the slant of their font.
    public consuming func italic(_ isActive: Bool = true) -> some View {
        setting(
            \.isItalic, isActive, as: Call("italic").argument(isActive, default: true))
    }

    /// Sets the font of the texts in this view, which also determines the size of symbols.
    ///
    /// - Parameter font: The font, or `nil` for the default font.
    public consuming func font(_ font: Font?) -> some View {
        setting(\.font, font, named: "font")
    }
}

package struct FontWeightKey: EnvironmentKey {
    package static let defaultValue: Font.Weight? = nil
}

package struct IsBoldKey: EnvironmentKey {
    package static let defaultValue = false
}

extension EnvironmentValues {
    /// The weight of texts; `nil` for the weight of their font.
    package var fontWeight: Font.Weight? {
        get { self[FontWeightKey.self] }
        set { self[FontWeightKey.self] = newValue }
    }

    /// Whether texts are bold in addition to their font's weight.
    package var isBold: Bool {
        get { self[IsBoldKey.self] }
        set { self[IsBoldKey.self] = newValue }
    }

    /// Whether texts are italic in addition to their font's slant.
    @Entry package var isItalic = false

    /// The font of texts and symbols; `nil` for the default font.
    public var font: Font? {
        get { self[FontKey.self] }
        set { self[FontKey.self] = newValue }
    }
}

package struct FontKey: EnvironmentKey {
    package static let defaultValue: Font? = nil
}
