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
    package static let defaultValue = ColorScheme.light
}

extension EnvironmentValues {
    /// The scheme of colours: dark on light, or light on dark.
    public var colorScheme: ColorScheme {
        get { self[ColorSchemeKey.self] }
        set { self[ColorSchemeKey.self] = newValue }
    }
}
