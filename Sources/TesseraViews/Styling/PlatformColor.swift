/// A colour with a name from UIKit, as in `Color(.systemGray5)`.
public struct PlatformColor: Hashable, Sendable {
    fileprivate let name: String

    public static let systemRed = PlatformColor(name: "systemRed")
    public static let systemOrange = PlatformColor(name: "systemOrange")
    public static let systemYellow = PlatformColor(name: "systemYellow")
    public static let systemGreen = PlatformColor(name: "systemGreen")
    public static let systemMint = PlatformColor(name: "systemMint")
    public static let systemTeal = PlatformColor(name: "systemTeal")
    public static let systemCyan = PlatformColor(name: "systemCyan")
    public static let systemBlue = PlatformColor(name: "systemBlue")
    public static let systemIndigo = PlatformColor(name: "systemIndigo")
    public static let systemPurple = PlatformColor(name: "systemPurple")
    public static let systemPink = PlatformColor(name: "systemPink")
    public static let systemBrown = PlatformColor(name: "systemBrown")
    public static let systemGray = PlatformColor(name: "systemGray")
    public static let systemGray2 = PlatformColor(name: "systemGray2")
    public static let systemGray3 = PlatformColor(name: "systemGray3")
    public static let systemGray4 = PlatformColor(name: "systemGray4")
    public static let systemGray5 = PlatformColor(name: "systemGray5")
    public static let systemGray6 = PlatformColor(name: "systemGray6")
    public static let label = PlatformColor(name: "label")
    public static let secondaryLabel = PlatformColor(name: "secondaryLabel")
    public static let tertiaryLabel = PlatformColor(name: "tertiaryLabel")
    public static let quaternaryLabel = PlatformColor(name: "quaternaryLabel")
    /// The colour of translucent separators.
    public static let separator = PlatformColor(name: "separator")
    /// The colour of opaque separators.
    public static let opaqueSeparator = PlatformColor(name: "opaqueSeparator")
    /// The background of a screen.
    public static let systemBackground = PlatformColor(name: "systemBackground")
    /// The background of groups on a screen.
    public static let secondarySystemBackground = PlatformColor(name: "secondarySystemBackground")
    /// The background of groups within groups on a screen.
    public static let tertiarySystemBackground = PlatformColor(name: "tertiarySystemBackground")
    /// The background of a screen with grouped content.
    public static let systemGroupedBackground = PlatformColor(name: "systemGroupedBackground")
    /// The background of groups on a screen with grouped content.
    public static let secondarySystemGroupedBackground = PlatformColor(
        name: "secondarySystemGroupedBackground")
    /// The background of groups within groups on a screen with grouped content.
    public static let tertiarySystemGroupedBackground = PlatformColor(
        name: "tertiarySystemGroupedBackground")
    /// The fill of thin shapes.
    public static let systemFill = PlatformColor(name: "systemFill")
    /// The fill of shapes of medium size.
    public static let secondarySystemFill = PlatformColor(name: "secondarySystemFill")
    /// The fill of large shapes.
    public static let tertiarySystemFill = PlatformColor(name: "tertiarySystemFill")
    /// The fill of large areas.
    public static let quaternarySystemFill = PlatformColor(name: "quaternarySystemFill")
}

nonisolated extension Color {
    /// Makes a colour from the name that UIKit has for it.
    public init(_ color: PlatformColor) {
        self.init(.system(color.name))
    }
}
