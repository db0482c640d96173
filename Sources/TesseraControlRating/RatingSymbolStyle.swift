public import Tessera

/// A style that draws a single symbol of a rating.
public protocol RatingSymbolStyle: ControlStyle where StyleConfiguration == RatingSymbol {
    /// The symbol. Placed in the style's body, it is drawn by the next outer style.
    typealias Configuration = RatingSymbol

    /// Returns the drawing of a symbol.
    @ViewBuilder func makeBody(configuration: RatingSymbol) -> Body
}

extension RatingSymbolStyle {
    /// Produces a clear compiler message for a style without `makeBody`.
    @available(
        *, unavailable,
        message:
            "a RatingSymbolStyle needs 'func makeBody(configuration: Configuration) -> some View'"
    )
    public func makeBody(configuration: RatingSymbol) -> Never {
        fatalError("a style must implement `makeBody`")
    }
}

nonisolated extension View {
    /// Sets the look of the symbols of the ratings in this view. Their arrangement does not change.
    ///
    /// The nearest style draws a symbol. The symbol that it places in its body is drawn by the next
    /// outer style, or by the default style.
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

/// The filled and the empty symbol of one rating. A closure would differ each time that the rating is made again.
nonisolated struct PairRatingSymbolStyle: RatingSymbolStyle {
    let filled: AnyView
    let empty: AnyView

    @MainActor func makeBody(configuration: Configuration) -> some View {
        configuration.isFilled ? filled : empty
    }
}
