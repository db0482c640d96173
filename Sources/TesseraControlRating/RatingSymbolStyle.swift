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
public protocol RatingSymbolStyle: ControlStyle where StyleConfiguration == RatingSymbol {
    /// The symbol, which is also the view that the next style outwards makes of it.
    typealias Configuration = RatingSymbol
}

nonisolated extension View {
    /// Sets the look of the symbols of the ratings in this view, leaving their arrangement as it
    /// is.
    ///
    /// The nearest style draws. The symbol that a style places is drawn by the next style outwards, or by
    /// the default style.
    public func ratingSymbolStyle<S: RatingSymbolStyle>(_ style: S) -> some View {
        controlStyle(style, named: "ratingSymbolStyle")
    }

    /// Draws the symbols of the ratings in this view with a closure.
    ///
    /// ```swift
    /// form.ratingSymbol { symbol in symbol.border(.red) }
    /// ```
    public func ratingSymbol<Content: View>(
        @ViewBuilder _ content: @escaping @MainActor (RatingSymbol) -> Content
    ) -> some View {
        ratingSymbolStyle(ContentRatingSymbolStyle(content: content))
    }
}

private struct ContentRatingSymbolStyle<Content: View>: RatingSymbolStyle {
    let content: @MainActor (RatingSymbol) -> Content

    func makeBody(configuration: Configuration) -> some View { content(configuration) }
}
