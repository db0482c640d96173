/// The colour scheme of a screen: light or dark.
public enum ColorScheme: Hashable, CaseIterable, Sendable {
    /// Dark content on a light background.
    case light
    /// Light content on a dark background.
    case dark
}

/// A modifier that requests a colour scheme for the whole screen.
nonisolated package struct PreferredColorSchemeModifier: PrimitiveModifier {
    package let scheme: ColorScheme?

    package var description: ModifierDescription? {
        Call("preferredColorScheme").argument(scheme).described
    }
}

nonisolated extension View {
    /// Requests a colour scheme for the whole screen that contains this view.
    ///
    /// Renderers can read the request. The environment does not change.
    public consuming func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        modifier(PreferredColorSchemeModifier(scheme: colorScheme))
    }
}

package struct ColorSchemeKey: EnvironmentKey {
    package static let defaultValue: ColorScheme? = nil
}

extension EnvironmentValues {
    /// The colour scheme.
    ///
    /// If it is set explicitly, colours follow it, whatever the viewer of a drawing prefers.
    public var colorScheme: ColorScheme {
        get { chosenColorScheme ?? systemColorScheme }
        set { self[ColorSchemeKey.self] = newValue }
    }

    /// The explicit colour scheme; `nil` if it is not set.
    package var chosenColorScheme: ColorScheme? { self[ColorSchemeKey.self] }

    /// The colour scheme of a screen without an explicit scheme.
    @Entry package var systemColorScheme = ColorScheme.light

    /// The contrast that the user has requested.
    ///
    /// In SwiftUI only the system can set this value. Tests need it to be writable.
    @Entry public var colorSchemeContrast = ColorSchemeContrast.standard
}

/// The contrast between foreground and background.
public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable {
    /// The standard contrast.
    case standard
    /// The increased contrast that a user can request.
    case increased
}
