public import TesseraCore

/// A line between views.
nonisolated public struct Divider: PrimitiveView, Hashable, Sendable {
    public init() {}
}
