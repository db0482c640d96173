public import Tessera

/// The arrangement of ratings: the places of the label and the symbols, and other views.
///
/// `makeBody` runs once for each rating. The symbols are content to place; they bring their own way
/// of being touched, and are drawn by the ``RatingSymbolStyle`` in force.
///
/// ```swift
/// struct ColumnRatingStyle: RatingStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         VStack {
///             configuration.label
///             ForEach(configuration.symbols) { $0 }
///         }
///     }
/// }
/// ```
///
/// A style may hold `@Environment` and `@State`: they are read at each rating, and stored once for
/// each.
public protocol RatingStyle: ControlStyle where StyleConfiguration == RatingStyleConfiguration {
    /// The properties of a rating.
    typealias Configuration = RatingStyleConfiguration
}

nonisolated extension View {
    /// Sets the arrangement of the ratings in this view.
    ///
    /// The nearest style counts. What it makes with `Rating(configuration)` is arranged by the next
    /// style outwards, or by the default style.
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
    /// The label of a rating, of any type.
    public typealias Label = AnyView

    /// The label of the rating: a view without content if it has none.
    public let label: Label
    /// The value, as far as there are symbols for it; `nil` where nothing has been chosen.
    ///
    /// A value written is put on the nearest step; `nil` stands for none, whatever the rating has for
    /// that. In a rating that is for reading or disabled a write has no effect.
    @Binding public var value: Double?
    /// The value that is shown: the one that would be chosen, while a finger is there to choose.
    public let shownValue: Double?
    /// A Boolean value that is true while a finger is choosing.
    public let isEditing: Bool
    /// A Boolean value that is true if the rating is for reading. The environment's `isEnabled` is
    /// false if it is out of use.
    public let isReadOnly: Bool
    /// The least and the greatest value.
    public var bounds: ClosedRange<Double> { scale.bounds }

    let hasLabel: Bool
    let scale: RatingScale
    /// The value there is, as far as there are symbols for it.
    let currentValue: Double?
    /// The strength of the tint.
    let opacity: Double
    /// Chooses the symbol at an index.
    let choose: ControlAction<Int>

    /// The position of the symbol in which the shown value ends; `nil` where no symbol is filled.
    public var lastIndex: Int? { scale.lastSymbol(at: shownValue) }

    /// The symbols in order, to be placed as they are.
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
    /// Describes the rating for its style, with the value there is and the one proposed for it.
    func configuration(
        _ label: RatingStyleConfiguration.Label, at value: Double?, _ proposal: RatingProposal?,
        opacity: Double
    ) -> RatingStyleConfiguration {
        let shown = isHidden ? nil : proposal.map(\.value) ?? value
        return RatingStyleConfiguration(
            label: label, value: $value[RatingWriter(scale: scale, isOpen: isOpen)],
            shownValue: shown.map(scale.clamped), isEditing: proposal?.isEditing ?? false,
            isReadOnly: isReadOnly, hasLabel: hasLabel, scale: scale,
            currentValue: value.map(scale.clamped), opacity: opacity,
            choose: ControlAction(choose))
    }
}

/// The rules by which a style writes the value of a rating.
nonisolated struct RatingWriter: Hashable {
    let scale: RatingScale
    let isOpen: Bool
}

nonisolated extension Double? {
    /// The value as a style sees it, and as it is stored when a style writes it.
    fileprivate subscript(writer: RatingWriter) -> Double? {
        get { map(writer.scale.clamped) }
        set { if writer.isOpen { self = writer.scale.allowed(newValue) } }
    }
}
