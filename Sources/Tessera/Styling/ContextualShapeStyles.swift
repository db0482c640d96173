import TesseraCore

/// The style that the environment has for what is in front.
nonisolated public struct ForegroundStyle: ShapeStyle, Hashable, CustomStringConvertible {
    public typealias Resolved = Never
    public init() {}
    public var description: String { ".foreground" }
}

/// The style that the environment has for what is behind.
nonisolated public struct BackgroundStyle: ShapeStyle, Hashable, CustomStringConvertible {
    public typealias Resolved = Never
    public init() {}
    public var description: String { ".background" }
}

/// The style that the environment has for what can be acted on.
nonisolated public struct TintShapeStyle: ShapeStyle, Hashable, CustomStringConvertible {
    public typealias Resolved = Never
    public init() {}
    public var description: String { ".tint" }
}

nonisolated extension ShapeStyle where Self == ForegroundStyle {
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}

nonisolated extension ShapeStyle where Self == BackgroundStyle {
    public static var background: BackgroundStyle { BackgroundStyle() }
}

nonisolated extension ShapeStyle where Self == TintShapeStyle {
    public static var tint: TintShapeStyle { TintShapeStyle() }
}
