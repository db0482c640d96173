/// The style of a shape, a text or a symbol, such as a colour, a gradient or a level of the
/// foreground.
///
/// A custom style returns another style from `resolve(in:)`.
///
/// ```swift
/// struct Accent: ShapeStyle {
///     func resolve(in environment: EnvironmentValues) -> some ShapeStyle { Color.orange }
/// }
/// ```
nonisolated public protocol ShapeStyle: Sendable {
    /// The type of the resolved style; `Never` for a primitive style.
    associatedtype Resolved: ShapeStyle = Never

    /// Returns the style to paint with in an environment.
    func resolve(in environment: EnvironmentValues) -> Resolved
}

nonisolated extension ShapeStyle where Resolved == Never {
    public func resolve(in environment: EnvironmentValues) -> Never {
        fatalError("\(Self.self) is a primitive style: paint with it instead of resolving it.")
    }
}

nonisolated extension Never: ShapeStyle {
    public typealias Resolved = Never
}

/// A type-erased shape style.
nonisolated public struct AnyShapeStyle: ShapeStyle {
    package let style: any ShapeStyle

    /// Makes a type-erased style. A type-erased style does not change.
    public init<Style: ShapeStyle>(_ style: Style) {
        self.style = (style as? AnyShapeStyle)?.style ?? style
    }
}

nonisolated extension AnyShapeStyle: Equatable, CustomStringConvertible {
    /// Compares two styles of the same type, by their fields if the type is not `Equatable`.
    public static func == (left: AnyShapeStyle, right: AnyShapeStyle) -> Bool {
        looksSame(left.style, right.style)
    }

    public var description: String { "\(style)" }
}
