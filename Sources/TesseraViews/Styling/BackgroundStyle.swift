/// The background style of the environment.
nonisolated public struct BackgroundStyle: ShapeStyle, Hashable, CustomStringConvertible {
    /// Makes the style.
    public init() {}
    public var description: String { ".background" }
}

nonisolated extension ShapeStyle where Self == BackgroundStyle {
    /// The background style.
    public static var background: BackgroundStyle { BackgroundStyle() }
}
