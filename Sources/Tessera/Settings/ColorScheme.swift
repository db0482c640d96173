public import TesseraCore

/// A scheme of colours: dark on light, or light on dark.
nonisolated public enum ColorScheme: Hashable, CaseIterable, Sendable {
    /// Dark on light.
    case light
    /// Light on dark.
    case dark
}

nonisolated extension View {
    /// Requests a colour scheme for the whole screen that this view is on.
    ///
    /// The request is recorded in the tree; `\.colorScheme` in the environment does not change.
    ///
    /// - Parameter colorScheme: The scheme, or `nil` for no request.
    public consuming func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        attribute(Call("preferredColorScheme").argument(colorScheme))
    }
}

private struct ColorSchemeKey: EnvironmentKey {
    static let defaultValue = ColorScheme.light
}

nonisolated extension EnvironmentValues {
    /// The colour scheme of the place; light by default.
    public var colorScheme: ColorScheme {
        get { self[ColorSchemeKey.self] }
        set { self[ColorSchemeKey.self] = newValue }
    }
}
