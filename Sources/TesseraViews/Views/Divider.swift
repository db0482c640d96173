/// A line between views.
nonisolated public struct Divider: PrimitiveView, Hashable, Sendable {
    /// Makes a divider.
    public init() {}
}
