/// The tint of the environment, for interactive elements.
nonisolated public struct TintShapeStyle: ShapeStyle, Hashable, CustomStringConvertible {
    /// Makes the style.
    public init() {}
    public var description: String { ".tint" }
}

nonisolated extension ShapeStyle where Self == TintShapeStyle {
    /// The current tint.
    public static var tint: TintShapeStyle { TintShapeStyle() }
}
