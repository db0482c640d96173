public import Tessera

/// A style that draws the symbols of average ratings.
///
/// A style draws one symbol. The control arranges `count` symbols.
public protocol AverageRatingStyle: ControlStyle
where StyleConfiguration == AverageRatingStyleConfiguration {
    /// The properties of a symbol.
    typealias Configuration = AverageRatingStyleConfiguration
}

/// The properties of one symbol of an average rating, for its style.
public struct AverageRatingStyleConfiguration {
    /// The position of the symbol, from 0.
    public let starIndex: Int
    /// The average as given, which may be below 0, above `count`, or NaN.
    public let value: Double
    /// The number of symbols.
    public let count: Int

    /// The filled part of the symbol, from 0 to 1; 0 if the value is NaN.
    public var fillFraction: Double {
        value.isNaN ? 0 : min(max(0, value - Double(starIndex)), 1)
    }
}

nonisolated extension View {
    /// Sets the style of the average ratings in this view.
    ///
    /// The nearest style draws a symbol. `AverageRating(configuration)` in its body is drawn by the
    /// next outer style, or by the default style.
    public func averageRatingStyle<S>(_ style: S) -> some View where S: AverageRatingStyle {
        controlStyle(style, named: "averageRatingStyle")
    }
}
