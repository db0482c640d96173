public import Tessera

/// The look of one symbol of a rating.
///
/// ```swift
/// struct NumberRatingSymbolStyle: RatingSymbolStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         Text("\(configuration.index + 1)").opacity(configuration.isFilled ? 1 : 0.3)
///     }
/// }
/// ```
///
/// A style may hold `@Environment` and `@State`: they are read at each symbol, and stored once for
/// each.
public protocol RatingSymbolStyle: ControlStyle
where StyleConfiguration == RatingSymbolStyleConfiguration {
    /// The properties of a symbol.
    typealias Configuration = RatingSymbolStyleConfiguration
}

nonisolated extension View {
    /// Sets the look of the symbols of the ratings in this view, leaving their arrangement as it
    /// is.
    ///
    /// The nearest style draws. What it makes with `RatingSymbol(configuration)` is drawn by the
    /// next style outwards, or by the default style.
    public func ratingStyle<S: RatingSymbolStyle>(_ style: S) -> some View {
        controlStyle(style, named: "ratingStyle")
    }
}

/// The properties of one symbol, for its style.
public struct RatingSymbolStyleConfiguration {
    /// The position of the symbol, from 0.
    public let index: Int
    /// The number of symbols.
    public let count: Int
    /// The part of the symbol that is filled, from 0 to 1, with the finger where it is.
    public let fill: Double
    // Before what is small: without a gap, two configurations are compared at once.
    let choose: ControlAction<Int>
    /// A Boolean value that is true if the fill is that of a value that would be chosen, and another
    /// one than that of the value there is.
    public let isProvisional: Bool

    /// A Boolean value that is true if at least half of the symbol is filled.
    public var isFilled: Bool { fill >= 0.5 }

    /// Chooses this symbol, as a tap on it does.
    public func select() { choose(index) }
}
