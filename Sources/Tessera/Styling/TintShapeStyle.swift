import TesseraCore

/// The style that the environment has for what can be acted on.
nonisolated public struct TintShapeStyle: ShapeStyle, Hashable, CustomStringConvertible {
    public typealias Resolved = Never
    public init() {}
    public var description: String { ".tint" }
}

nonisolated extension ShapeStyle where Self == TintShapeStyle {
    public static var tint: TintShapeStyle { TintShapeStyle() }
}
