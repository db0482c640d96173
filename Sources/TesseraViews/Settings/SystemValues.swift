// Values that a system sets. Here they have a default, and each can be set, so that a test can try a
// view with another one.

/// A size class of a screen: the width or the height that it offers to views.
public enum UserInterfaceSizeClass: Hashable, CaseIterable, Sendable {
    /// Little room, as across a phone.
    case compact
    /// Much room.
    case regular
}

/// The phase of a program or of one of its screens.
public enum ScenePhase: Hashable, CaseIterable, Comparable, Sendable {
    /// Out of sight.
    case background
    /// In sight, and not in use.
    case inactive
    /// In sight and in use.
    case active
}

/// The size of text that a user prefers.
public enum DynamicTypeSize: Hashable, CaseIterable, Comparable, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    /// Whether the size is one of the larger sizes for users who see little.
    public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

extension EnvironmentValues {
    /// The width that the screen offers; compact, as on a phone, by default.
    @Entry public var horizontalSizeClass: UserInterfaceSizeClass? = .compact

    /// The height that the screen offers; regular, as on a phone, by default.
    @Entry public var verticalSizeClass: UserInterfaceSizeClass? = .regular

    /// The phase of the screen; active by default.
    @Entry public var scenePhase = ScenePhase.active

    /// The size of text that the user prefers; large by default. The sizes of fonts do not follow it.
    @Entry public var dynamicTypeSize = DynamicTypeSize.large

    /// The number of pixels to a point; 2 by default.
    @Entry public var displayScale: CGFloat = 2

    /// The length of a pixel in points.
    public var pixelLength: CGFloat { 1 / displayScale }

    /// The calendar of dates; the Gregorian one by default, regardless of the user's settings.
    @Entry public var calendar = Calendar(identifier: .gregorian)

    /// The time zone of dates; Greenwich Mean Time by default, regardless of the user's settings.
    @Entry public var timeZone = TimeZone(identifier: "GMT") ?? .current

    /// Whether the user prefers less motion.
    @Entry public var accessibilityReduceMotion = false

    /// Whether the user prefers opaque backgrounds.
    @Entry public var accessibilityReduceTransparency = false

    /// Whether the user prefers that colours alone tell nothing apart.
    @Entry public var accessibilityDifferentiateWithoutColor = false

    /// Whether the user inverts colours.
    @Entry public var accessibilityInvertColors = false

    /// Whether the user prefers buttons with a visible shape.
    @Entry public var accessibilityShowButtonShapes = false

    /// Whether a screen reader is on.
    @Entry public var accessibilityVoiceOverEnabled = false
}

/// A property wrapper for a length that grows with the user's preferred size of text.
///
/// Text has one size here, so the length is as written.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    /// The length.
    public let wrappedValue: Value

    /// Makes a wrapper with the length at the default size of text.
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

    /// Makes a wrapper with a length that grows as a text style does.
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        self.wrappedValue = wrappedValue
    }
}
