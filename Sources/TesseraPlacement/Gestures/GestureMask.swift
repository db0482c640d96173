/// A set that enables a view's added gesture and the gestures of the views inside.
nonisolated public struct GestureMask: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Neither the added gesture nor the gestures inside.
    public static let none: GestureMask = []
    /// Only the added gesture.
    public static let gesture = GestureMask(rawValue: 1)
    /// Only the gestures inside.
    public static let subviews = GestureMask(rawValue: 2)
    /// The added gesture and the gestures inside.
    public static let all: GestureMask = [.gesture, .subviews]
}
