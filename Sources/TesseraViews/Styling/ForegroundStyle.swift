/// The foreground style of the environment.
nonisolated public struct ForegroundStyle: ShapeStyle, Hashable, CustomStringConvertible {
    /// Makes the style.
    public init() {}
    public var description: String { ".foreground" }
}

nonisolated extension ShapeStyle where Self == ForegroundStyle {
    /// The foreground style.
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}
