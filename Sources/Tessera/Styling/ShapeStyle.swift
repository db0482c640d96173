public import TesseraCore

/// The paint of a shape, a text or a symbol: a colour, a gradient, a level of importance.
///
/// A style of your own returns another one from `resolve(in:)`, for an environment.
///
/// ```swift
/// struct Accent: ShapeStyle {
///     func resolve(in environment: EnvironmentValues) -> some ShapeStyle { Color.orange }
/// }
/// ```
nonisolated public protocol ShapeStyle: Sendable {
    /// The type of the resolved style; `Never` for a style that stands for itself.
    associatedtype Resolved: ShapeStyle = Never

    /// The style to paint with where the environment has these values.
    func resolve(in environment: EnvironmentValues) -> Resolved
}

nonisolated extension ShapeStyle where Resolved == Never {
    public func resolve(in environment: EnvironmentValues) -> Never {
        fatalError("\(Self.self) stands for itself: paint with it instead of resolving it.")
    }
}

nonisolated extension Never: ShapeStyle {
    public typealias Resolved = Never
}

/// A style whose type is not known to the compiler.
nonisolated public struct AnyShapeStyle: ShapeStyle {
    package let style: any ShapeStyle

    /// Makes a shape style without a type from a style; one without a type stays as it is.
    public init<Style: ShapeStyle>(_ style: Style) {
        self.style = (style as? AnyShapeStyle)?.style ?? style
    }
}

nonisolated extension AnyShapeStyle: Equatable, CustomStringConvertible {
    /// Styles of one type are compared by their `==`; those without one are always different.
    public static func == (left: AnyShapeStyle, right: AnyShapeStyle) -> Bool {
        func isSame<Style: Equatable>(_ style: Style) -> Bool { style == right.style as? Style }
        // Most differ in their types: that is found out without a search for their `==`.
        guard type(of: left.style) == type(of: right.style),
            let style = left.style as? any Equatable
        else { return false }
        return isSame(style)
    }

    public var description: String { "\(style)" }
}
