/// The colours of a symbol.
public enum SymbolRenderingMode: Hashable, Sendable {
    case hierarchical, monochrome, multicolor, palette
}

/// A movement of a symbol.
public struct SymbolEffect: Hashable, Sendable, CustomStringConvertible {
    public private(set) var description: String

    public static let appear = SymbolEffect(description: ".appear")
    public static let bounce = SymbolEffect(description: ".bounce")
    public static let breathe = SymbolEffect(description: ".breathe")
    public static let disappear = SymbolEffect(description: ".disappear")
    public static let pulse = SymbolEffect(description: ".pulse")
    public static let replace = SymbolEffect(description: ".replace")
    public static let rotate = SymbolEffect(description: ".rotate")
    public static let scale = SymbolEffect(description: ".scale")
    public static let variableColor = SymbolEffect(description: ".variableColor")
    public static let wiggle = SymbolEffect(description: ".wiggle")

    /// The movement upwards, or to a larger scale.
    public var up: SymbolEffect { adding("up") }
    /// The movement downwards, or to a smaller scale.
    public var down: SymbolEffect { adding("down") }
    /// The movement of all layers one after the other.
    public var byLayer: SymbolEffect { adding("byLayer") }
    /// The movement of the whole symbol.
    public var wholeSymbol: SymbolEffect { adding("wholeSymbol") }
    /// The movement that adds one part after the other.
    public var iterative: SymbolEffect { adding("iterative") }

    /// The movement that runs back as well.
    public var reversing: SymbolEffect { adding("reversing") }

    private func adding(_ name: String) -> SymbolEffect {
        SymbolEffect(description: "\(description).\(name)")
    }
}

/// How often and how fast a symbol moves.
public struct SymbolEffectOptions: Hashable, Sendable, CustomStringConvertible {
    public private(set) var description: String

    public static let `default` = SymbolEffectOptions(description: ".default")
    public static let nonRepeating = SymbolEffectOptions(description: ".nonRepeating")
    public static let repeating = SymbolEffectOptions(description: ".repeating")

    /// The options with a speed.
    public static func speed(_ speed: Double) -> SymbolEffectOptions {
        SymbolEffectOptions(description: ".speed(\(printed(speed)))")
    }

    /// The options with a number of repetitions.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions {
        SymbolEffectOptions(description: ".repeat(\(count.map(String.init) ?? "nil"))")
    }
}

nonisolated extension View {
    /// Records the colours of symbols inside this view.
    @_disfavoredOverload
    public consuming func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        unshown(mode)
    }

    /// Records a movement of symbols for each change of a value.
    @_disfavoredOverload
    public consuming func symbolEffect<Value: Equatable>(
        _ effect: SymbolEffect, options: SymbolEffectOptions = .default, value: Value
    ) -> some View {
        silent(effect, options.unless(.default), value)
    }

    /// Records a movement of symbols while a condition holds.
    @_disfavoredOverload
    public consuming func symbolEffect(
        _ effect: SymbolEffect, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) -> some View {
        silent(effect, options.unless(.default), isActive.unless(true))
    }

    /// Records whether symbols inside this view do not move.
    @_disfavoredOverload
    public consuming func symbolEffectsRemoved(_ isRemoved: Bool = true) -> some View {
        silent(isRemoved.unless(true))
    }
}
