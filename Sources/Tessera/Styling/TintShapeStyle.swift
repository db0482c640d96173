import TesseraCore

/// The style that the environment has for what can be acted on.
nonisolated public struct TintShapeStyle: ShapeStyle, Hashable, CustomStringConvertible {
    public typealias Resolved = Never
    /// Makes the style.
    public init() {}
    public var description: String { ".tint" }
}

nonisolated extension ShapeStyle where Self == TintShapeStyle {
    /// The style that is the current tint.
    public static var tint: TintShapeStyle { TintShapeStyle() }
}
