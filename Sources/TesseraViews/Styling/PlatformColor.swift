/// A colour with a name from UIKit, as in `Color(.systemGray5)`.
public enum PlatformColor: String, Hashable, Sendable {
    case systemRed, systemOrange, systemYellow, systemGreen, systemMint, systemTeal, systemCyan
    case systemBlue, systemIndigo, systemPurple, systemPink, systemBrown
    case systemGray, systemGray2, systemGray3, systemGray4, systemGray5, systemGray6
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel
    /// The colours of translucent and of opaque separators.
    case separator, opaqueSeparator
    /// The backgrounds of a screen, of groups on it, and of groups within groups.
    case systemBackground, secondarySystemBackground, tertiarySystemBackground
    /// The same backgrounds on a screen with grouped content.
    case systemGroupedBackground, secondarySystemGroupedBackground
    case tertiarySystemGroupedBackground
    /// The fills of thin shapes, of shapes of medium size, of large shapes and of large areas.
    case systemFill, secondarySystemFill, tertiarySystemFill, quaternarySystemFill
}

nonisolated extension Color {
    /// Makes a colour from the name that UIKit has for it.
    public init(_ color: PlatformColor) {
        self.init(.system(color.rawValue))
    }

    /// Makes a colour from the name that UIKit has for it.
    public init(uiColor: PlatformColor) { self.init(uiColor) }
}
