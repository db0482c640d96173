public import TesseraCore

/// The contrast between what is in front and what is behind.
public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable {
    /// The usual one.
    case standard
    /// More of it, as a user has asked for.
    case increased
}

private struct ColorSchemeContrastKey: EnvironmentKey {
    static let defaultValue = ColorSchemeContrast.standard
}

extension EnvironmentValues {
    /// The contrast that the user has asked for.
    ///
    /// In SwiftUI the system alone sets it; here a test has no other way to ask for it.
    public var colorSchemeContrast: ColorSchemeContrast {
        get { self[ColorSchemeContrastKey.self] }
        set { self[ColorSchemeContrastKey.self] = newValue }
    }
}
