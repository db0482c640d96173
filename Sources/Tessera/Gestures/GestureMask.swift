/// Which gestures count, of one that is added to a view and those of the views inside.
nonisolated public struct GestureMask: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Neither the added gesture nor those inside.
    public static let none: GestureMask = []
    /// The added gesture, and none inside.
    public static let gesture = GestureMask(rawValue: 1)
    /// The gestures inside, and not the added one.
    public static let subviews = GestureMask(rawValue: 2)
    /// The added gesture and those inside.
    public static let all: GestureMask = [.gesture, .subviews]
}
