public import Tessera

/// The look of the symbols of ratings, and what a tap on one of them does.
///
/// A style draws one symbol; the control arranges `count` of them.
///
/// ```swift
/// struct HeartRatingStyle: RatingStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         Image(systemName: configuration.isFilled ? "heart.fill" : "heart")
///             .onTapGesture { configuration.value = configuration.starIndex + 1 }
///     }
/// }
/// ```
///
/// A style may hold `@Environment` and `@State`: they are read at each symbol, and stored once for
/// each symbol.
public protocol RatingStyle: ControlStyle where StyleConfiguration == RatingStyleConfiguration {
    /// The properties of a symbol.
    typealias Configuration = RatingStyleConfiguration
}

nonisolated extension View {
    /// Sets the style of the ratings in this view.
    ///
    /// The nearest style draws. What it makes with `Rating(configuration)` is drawn by the next
    /// style outwards, or by the default style.
    public func ratingStyle<S>(_ style: S) -> some View where S: RatingStyle {
        controlStyle(style, named: "ratingStyle")
    }
}
