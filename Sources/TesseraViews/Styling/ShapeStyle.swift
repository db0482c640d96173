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

/// A style on its way between others.
nonisolated package struct MixedShapeStyle: ShapeStyle, Equatable, CustomStringConvertible {
    package let mixture: Mixture<AnyShapeStyle>

    package var description: String { "\(mixture)" }
}

nonisolated extension AnyShapeStyle {
    /// Makes a mixture of styles, or the only style in it.
    init(mixing mixture: Mixture<AnyShapeStyle>) {
        self = mixture.only ?? AnyShapeStyle(MixedShapeStyle(mixture: mixture))
    }
}

/// A modifier with a style and numbers that move together.
nonisolated package protocol StyledModifier: PrimitiveModifier, Animatable
where AnimatableData == AnimatablePair<Mixture<AnyShapeStyle>, Numbers> {
    var style: AnyShapeStyle { get set }
    var numbers: Numbers { get set }
}

nonisolated extension StyledModifier {
    package var animatableData: AnimatablePair<Mixture<AnyShapeStyle>, Numbers> {
        get { AnimatablePair(Mixture(style), numbers) }
        set {
            style = AnyShapeStyle(mixing: newValue.first)
            numbers = newValue.second
        }
    }

    package var numbers: Numbers {
        get { .zero }
        set {}
    }
}

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

/// A level of the foreground style. The first level is the strongest, and each further level is
/// paler.
nonisolated public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
    /// The level, from 0 for the strongest.
    package let level: Int

}

nonisolated extension HierarchicalShapeStyle: CustomStringConvertible {
    public var description: String {
        [".primary", ".secondary", ".tertiary", ".quaternary", ".quinary"][level]
    }
}

nonisolated extension ShapeStyle where Self == HierarchicalShapeStyle {
    /// The first level of the foreground.
    public static var primary: HierarchicalShapeStyle { .init(level: 0) }
    /// The second level of the foreground.
    public static var secondary: HierarchicalShapeStyle { .init(level: 1) }
    /// The third level of the foreground.
    public static var tertiary: HierarchicalShapeStyle { .init(level: 2) }
    /// The fourth level of the foreground.
    public static var quaternary: HierarchicalShapeStyle { .init(level: 3) }
    /// The fifth level of the foreground.
    public static var quinary: HierarchicalShapeStyle { .init(level: 4) }
}

nonisolated extension ShapeStyle {
    /// The second level of this style, such as `.tint.secondary`.
    public var secondary: some ShapeStyle { LevelShapeStyle(style: AnyShapeStyle(self), level: 1) }
    /// The third level of this style.
    public var tertiary: some ShapeStyle { LevelShapeStyle(style: AnyShapeStyle(self), level: 2) }
    /// The fourth level of this style.
    public var quaternary: some ShapeStyle { LevelShapeStyle(style: AnyShapeStyle(self), level: 3) }
    /// The fifth level of this style.
    public var quinary: some ShapeStyle { LevelShapeStyle(style: AnyShapeStyle(self), level: 4) }

    /// Returns this style with its opacity multiplied by `opacity`.
    public func opacity(_ opacity: Double) -> some ShapeStyle {
        FadedShapeStyle(style: AnyShapeStyle(self), opacity: opacity)
    }
}

nonisolated package struct FadedShapeStyle: ShapeStyle, Equatable, CustomStringConvertible {
    package let style: AnyShapeStyle
    package let opacity: Double

    package var description: String { "\(style).opacity(\(printed(opacity)))" }
}

/// A paler level of another style.
nonisolated package struct LevelShapeStyle: ShapeStyle, Equatable, CustomStringConvertible {
    package let style: AnyShapeStyle
    package let level: Int

    package var description: String { "\(style)\(HierarchicalShapeStyle(level: level))" }
}
