import TesseraCore

/// The style that the environment has for what is behind.
nonisolated public struct BackgroundStyle: ShapeStyle, Hashable, CustomStringConvertible {
    public typealias Resolved = Never
    public init() {}
    public var description: String { ".background" }
}

nonisolated extension ShapeStyle where Self == BackgroundStyle {
    public static var background: BackgroundStyle { BackgroundStyle() }
}
