/// The contrast between foreground and background.
public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable {
    /// The standard contrast.
    case standard
    /// The increased contrast that a user can request.
    case increased
}

private struct ColorSchemeContrastKey: EnvironmentKey {
    static let defaultValue = ColorSchemeContrast.standard
}

extension EnvironmentValues {
    /// The contrast that the user has requested.
    ///
    /// In SwiftUI only the system can set this value. Tests need it to be writable.
    public var colorSchemeContrast: ColorSchemeContrast {
        get { self[ColorSchemeContrastKey.self] }
        set { self[ColorSchemeContrastKey.self] = newValue }
    }
}
