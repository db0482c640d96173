public import Tessera

/// A style that arranges the label and the symbols of ratings.
///
/// `makeBody` runs once for each rating. Place the symbols anywhere in the body: they respond to
/// touches, and the ``RatingSymbolStyle`` that is set draws them.
public protocol RatingStyle: ControlStyle where StyleConfiguration == RatingStyleConfiguration {
    /// The properties of a rating.
    typealias Configuration = RatingStyleConfiguration

    /// Returns the arrangement of a rating.
    @ViewBuilder func makeBody(configuration: RatingStyleConfiguration) -> Body
}

extension RatingStyle {
    /// Produces a clear compiler message for a style without `makeBody`.
    @available(
        *, unavailable,
        message: "a RatingStyle needs 'func makeBody(configuration: Configuration) -> some View'"
    )
    public func makeBody(configuration: RatingStyleConfiguration) -> Never {
        fatalError("a style must implement `makeBody`")
    }
}

nonisolated extension View {
    /// Sets the arrangement of the ratings in this view.
    ///
    /// The nearest style arranges a rating. `Rating(configuration)` in its body is arranged by the
    /// next outer style, or by the default style.
    public func ratingStyle<S: RatingStyle>(_ style: S) -> some View {
        controlStyle(style, named: "ratingStyle")
    }

    /// Arranges the ratings in this view with a closure.
    ///
    /// ```swift
    /// form.ratingContent { rating in
    ///     VStack {
    ///         rating.label
    ///         ForEach(rating.symbols) { $0 }
    ///     }
    /// }
    /// ```
    public func ratingContent<Content: View>(
        @ViewBuilder _ content: @escaping @MainActor (RatingStyleConfiguration) -> Content
    ) -> some View {
        ratingStyle(ContentRatingStyle(content: content))
    }
}

private struct ContentRatingStyle<Content: View>: RatingStyle {
    let content: @MainActor (RatingStyleConfiguration) -> Content

    func makeBody(configuration: Configuration) -> some View { content(configuration) }
}

/// The properties of a rating, for its style.
public struct RatingStyleConfiguration {
    /// The label of a rating, of any type.
    nonisolated public struct Label: ControlPart {
        public let content: AnyView
    }

    /// The label of the rating; empty if the rating has no label.
    public let label: Label
    /// The value, clamped to the symbols; `nil` without a rating.
    ///
    /// Writing a value chooses the nearest step. Writing `nil` clears the rating, or has no effect if
    /// the rating cannot be cleared. In a read-only or disabled rating a write has no effect.
    @Binding public var value: Double?
    let proposal: RatingProposal?
    /// Whether the rating is read-only. The environment's `isEnabled` is `false` in a disabled
    /// rating.
    public let isReadOnly: Bool
    let hasLabel: Bool
    let scale: RatingScale
    let place: RatingPlace
    /// Chooses the symbol at an index.
    let choose: ControlAction<Int>

    /// The smallest and largest value.
    public var bounds: ClosedRange<Double> { scale.bounds }
    /// The shown value. While a finger is choosing, it is the value that would be chosen.
    public var shownValue: Double? {
        place.isRedacted ? nil : (proposal.map(\.value) ?? value).map(scale.clamped)
    }
    /// The index of the symbol in which the shown value ends; `nil` if no symbol is filled.
    public var lastIndex: Int? { scale.lastSymbol(at: shownValue) }

    /// The symbols in order, as views to place.
    public var symbols: [RatingSymbol] {
        let shown = shownValue
        return (0..<scale.count).map { index in
            RatingSymbol(
                index: index, count: scale.count, fill: scale.fill(of: index, at: shown),
                precision: scale.precision, choose: choose, place: place)
        }
    }
}
