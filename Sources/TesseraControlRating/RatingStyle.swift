public import Tessera

/// The arrangement of ratings: the places of the label and the symbols, and other views.
///
/// `makeBody` runs once for each rating. The symbols are content to place; they bring their own way
/// of being pressed, and are drawn by the ``RatingSymbolStyle`` in force.
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
    public func ratingStyle<S>(_ style: S) -> some View where S: RatingStyle {
        controlStyle(style, named: "ratingStyle")
    }
}

/// The properties of a rating, for its style.
public struct RatingStyleConfiguration {
    /// The label of the rating, or `nil` if it has none.
    public let label: Text?
    /// The symbols in order, to be placed as they are.
    public let symbols: [RatingSymbol]
    /// The value as it is shown: from 0 to `count`. A value written is put on the nearest step.
    @Binding public var value: Double
    /// The value if the finger were lifted now; `nil` without a finger.
    public let previewedValue: Double?
    /// A Boolean value that is true if nothing has been chosen.
    public let isUnrated: Bool
    /// A Boolean value that is true if the rating is for reading. The environment's `isEnabled` is
    /// false if it is out of use.
    public let isReadOnly: Bool
    /// The number of symbols.
    public var count: Int { interaction.scale.count }

    let interaction: RatingInteraction

    init(label: Text?, value: Double?, preview: Double?, interaction: RatingInteraction) {
        let scale = interaction.scale
        let shown = scale.clamped(preview ?? value ?? 0)
        self.label = label
        self.interaction = interaction
        _value = interaction.$value[on: scale]
        previewedValue = preview
        isUnrated = value == nil
        isReadOnly = interaction.$value.isConstant
        symbols = (0..<scale.count).map { index in
            RatingSymbol(
                RatingSymbolStyleConfiguration(
                    index: index, count: scale.count, fill: scale.fill(of: index, at: shown),
                    isPreviewed: preview != nil),
                interaction)
        }
    }

    /// Chooses a value as a tap on a symbol does: inside `.ratingClearsOnReselect()`, the value
    /// that is there already is cleared.
    public func rate(_ value: Double) { interaction.rate(value) }

    /// Shows the rating with a value as it would be; `nil` goes back to the value there is.
    public func preview(_ value: Double?) { interaction.preview(value) }
}
