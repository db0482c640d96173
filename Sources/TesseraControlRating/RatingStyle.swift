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
}

/// The properties of a rating, for its style.
public struct RatingStyleConfiguration {
    /// The label of a rating, of any type.
    public typealias Label = ControlLabel<RatingStyleConfiguration>

    /// The label of the rating: a view without content if it has none.
    public let label: Label
    /// The symbols in order, to be placed as they are.
    public let symbols: [RatingSymbol]
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
    public var bounds: ClosedRange<Double> { interaction.scale.bounds }

    let hasLabel: Bool
    let interaction: RatingInteraction

    init(
        label: Label, hasLabel: Bool, isReadOnly: Bool, value: Double?, shown: Double?,
        isEditing: Bool, interaction: RatingInteraction
    ) {
        let scale = interaction.scale
        self.label = label
        self.hasLabel = hasLabel
        self.isReadOnly = isReadOnly
        self.interaction = interaction
        _value = interaction.$value[on: scale, whileOpen: interaction.isOpen]
        shownValue = shown.map(scale.clamped)
        self.isEditing = isEditing
        symbols = (0..<scale.count).map { index in
            let fill = scale.fill(of: index, at: shown)
            return RatingSymbol(
                placing: RatingSymbolStyleConfiguration(
                    index: index, count: scale.count, fill: fill,
                    isProvisional: fill != scale.fill(of: index, at: value),
                    interaction: interaction))
        }
    }
}
