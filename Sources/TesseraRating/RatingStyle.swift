public import Tessera

/// A style that draws the symbols of ratings and handles their taps.
///
/// A style draws one symbol. The control arranges `count` symbols.
public protocol RatingStyle: ControlStyle where StyleConfiguration == RatingStyleConfiguration {
    /// The properties of a symbol.
    typealias Configuration = RatingStyleConfiguration
}

nonisolated extension View {
    /// Sets the style of the ratings in this view.
    ///
    /// The nearest style draws a symbol. `Rating(configuration)` in its body is drawn by the next
    /// outer style, or by the default style.
    public func ratingStyle<S>(_ style: S) -> some View where S: RatingStyle {
        controlStyle(style, named: "ratingStyle")
    }
}
