public import Tessera

/// A style that arranges the label and the symbols of ratings.
///
/// `makeBody` runs once for each rating. Place the symbols anywhere in the body: they respond to
/// touches, and the ``RatingSymbolStyle`` that is set draws them.
public protocol RatingStyle: ControlStyle where StyleConfiguration == RatingStyleConfiguration {
    /// The properties of a rating.
    typealias Configuration = RatingStyleConfiguration
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
    /// form.ratingLayout { rating in
    ///     VStack {
    ///         rating.label
    ///         ForEach(rating.symbols) { $0 }
    ///     }
    /// }
    /// ```
    public func ratingLayout<Content: View>(
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
    /// The type-erased label of a rating.
    public typealias Label = AnyView

    /// The label of the rating; empty if the rating has no label.
    public let label: Label
    /// The value, clamped to the symbols; `nil` without a rating.
    ///
    /// Writing a value chooses the nearest step. Writing `nil` clears the rating. In a read-only or
    /// disabled rating a write has no effect.
    @Binding public var value: Double?
    /// The shown value. While a finger is choosing, it is the value that would be chosen.
    public let shownValue: Double?
    /// Whether a finger is choosing.
    public let isEditing: Bool
    /// Whether the rating is read-only. The environment's `isEnabled` is `false` in a disabled
    /// rating.
    public let isReadOnly: Bool
    /// The smallest and largest value.
    public var bounds: ClosedRange<Double> { scale.bounds }

    let hasLabel: Bool
    let scale: RatingScale
    /// The current value, clamped to the symbols.
    let currentValue: Double?
    /// The opacity of the tint.
    let opacity: Double
    /// Chooses the symbol at an index.
    let choose: ControlAction<Int>

    /// The index of the symbol in which the shown value ends; `nil` if no symbol is filled.
    public var lastIndex: Int? { scale.lastSymbol(at: shownValue) }

    /// The symbols in order, as views to place.
    public var symbols: [RatingSymbol] {
        (0..<scale.count).map { index in
            let fill = scale.fill(of: index, at: shownValue)
            return RatingSymbol(
                index: index, count: scale.count, fill: fill, choose: choose, opacity: opacity,
                isProvisional: fill != scale.fill(of: index, at: currentValue))
        }
    }
}

extension RatingControl {
    /// Returns the configuration of the rating with its current value and proposal.
    func configuration(
        _ label: RatingStyleConfiguration.Label, at value: Double?, _ proposal: RatingProposal?,
        opacity: Double
    ) -> RatingStyleConfiguration {
        let shown = isHidden ? nil : proposal.map(\.value) ?? value
        return RatingStyleConfiguration(
            label: label,
            value: Binding {
                self.value.map(scale.clamped)
            } set: { new in
                if isOpen { self.value = scale.allowed(new) }
            },
            shownValue: shown.map(scale.clamped), isEditing: proposal?.isEditing ?? false,
            isReadOnly: isReadOnly, hasLabel: hasLabel, scale: scale,
            currentValue: value.map(scale.clamped), opacity: opacity,
            choose: ControlAction(choose))
    }
}
