public import Tessera

/// The look of the symbols of average ratings.
///
/// A style draws one symbol; the control arranges `count` of them.
///
/// ```swift
/// struct PercentStyle: AverageRatingStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         Text(configuration.fillFraction, format: .percent)
///     }
/// }
/// ```
///
/// It is a protocol of its own, not ``RatingStyle``: a symbol of a rating is filled or not, one of
/// an average is filled to a fraction, and there is nothing to choose.
public protocol AverageRatingStyle: ControlStyle
where StyleConfiguration == AverageRatingStyleConfiguration {
    /// The properties of a symbol.
    typealias Configuration = AverageRatingStyleConfiguration
}

/// The properties of one symbol of an average rating, for its style.
public struct AverageRatingStyleConfiguration {
    /// The position of the symbol, from 0.
    public let starIndex: Int
    /// The average as it was given: it may be below 0, above `count`, or not a number.
    public let value: Double
    /// The number of symbols.
    public let count: Int

    /// The part of the symbol that is filled, from 0 to 1; 0 if the value is not a number.
    public var fillFraction: Double {
        value.isNaN ? 0 : min(max(0, value - Double(starIndex)), 1)
    }
}

nonisolated extension View {
    /// Sets the style of the average ratings in this view.
    ///
    /// The nearest style draws. What it makes with `AverageRating(configuration)` is drawn by the
    /// next style outwards, or by the default style.
    public func averageRatingStyle<S>(_ style: S) -> some View where S: AverageRatingStyle {
        controlStyle(style, named: "averageRatingStyle")
    }
}
