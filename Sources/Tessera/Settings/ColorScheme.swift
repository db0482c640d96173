public import TesseraCore

/// The scheme of colours: dark on light, or light on dark.
public enum ColorScheme: Hashable, CaseIterable, Sendable {
    /// Dark content in front of light.
    case light
    /// Light content in front of dark.
    case dark
}

nonisolated extension View {
    /// Asks for a colour scheme for the whole screen that this view is on.
    ///
    /// It is kept for whoever shows the screen; the environment does not change.
    public consuming func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        attribute(Call("preferredColorScheme").argument(colorScheme))
    }
}

package struct ColorSchemeKey: EnvironmentKey {
    package static let defaultValue: ColorScheme? = nil
}

private struct SystemColorSchemeKey: EnvironmentKey {
    static let defaultValue = ColorScheme.light
}

extension EnvironmentValues {
    /// The scheme of colours: dark on light, or light on dark.
    ///
    /// Where it is set, colours are those of the scheme, whatever the reader of a drawing prefers.
    public var colorScheme: ColorScheme {
        get { chosenColorScheme ?? systemColorScheme }
        set { self[ColorSchemeKey.self] = newValue }
    }

    /// The scheme that is set, if one is.
    package var chosenColorScheme: ColorScheme? { self[ColorSchemeKey.self] }

    /// The scheme of a screen of which nothing sets one.
    package var systemColorScheme: ColorScheme {
        get { self[SystemColorSchemeKey.self] }
        set { self[SystemColorSchemeKey.self] = newValue }
    }
}
