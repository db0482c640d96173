import TesseraCore

/// The style that the environment has for what is in front.
nonisolated public struct ForegroundStyle: ShapeStyle, Hashable, CustomStringConvertible {
    public typealias Resolved = Never
    public init() {}
    public var description: String { ".foreground" }
}

nonisolated extension ShapeStyle where Self == ForegroundStyle {
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}
