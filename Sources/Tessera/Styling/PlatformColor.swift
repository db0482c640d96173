/// A colour with a name from UIKit, as in `Color(.systemGray5)`.
public struct PlatformColor: Hashable, Sendable {
    fileprivate let name: String

    /// The system's red.
    public static let systemRed = PlatformColor(name: "systemRed")
    /// The system's orange.
    public static let systemOrange = PlatformColor(name: "systemOrange")
    /// The system's yellow.
    public static let systemYellow = PlatformColor(name: "systemYellow")
    /// The system's green.
    public static let systemGreen = PlatformColor(name: "systemGreen")
    /// The system's mint.
    public static let systemMint = PlatformColor(name: "systemMint")
    /// The system's teal.
    public static let systemTeal = PlatformColor(name: "systemTeal")
    /// The system's cyan.
    public static let systemCyan = PlatformColor(name: "systemCyan")
    /// The system's blue.
    public static let systemBlue = PlatformColor(name: "systemBlue")
    /// The system's indigo.
    public static let systemIndigo = PlatformColor(name: "systemIndigo")
    /// The system's purple.
    public static let systemPurple = PlatformColor(name: "systemPurple")
    /// The system's pink.
    public static let systemPink = PlatformColor(name: "systemPink")
    /// The system's brown.
    public static let systemBrown = PlatformColor(name: "systemBrown")
    /// The system's grey.
    public static let systemGray = PlatformColor(name: "systemGray")
    /// The second of the system's greys. The sixth is the closest to the background.
    public static let systemGray2 = PlatformColor(name: "systemGray2")
    /// The third of the system's greys.
    public static let systemGray3 = PlatformColor(name: "systemGray3")
    /// The fourth of the system's greys.
    public static let systemGray4 = PlatformColor(name: "systemGray4")
    /// The fifth of the system's greys.
    public static let systemGray5 = PlatformColor(name: "systemGray5")
    /// The sixth of the system's greys.
    public static let systemGray6 = PlatformColor(name: "systemGray6")
    /// The colour of labels.
    public static let label = PlatformColor(name: "label")
    /// The colour of second-level labels.
    public static let secondaryLabel = PlatformColor(name: "secondaryLabel")
    /// The colour of third-level labels.
    public static let tertiaryLabel = PlatformColor(name: "tertiaryLabel")
    /// The colour of fourth-level labels.
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
