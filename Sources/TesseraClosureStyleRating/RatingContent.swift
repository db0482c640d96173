public import Tessera

/// The content of a rating: a view with its label and symbols, and its properties.
nonisolated public struct RatingContent: View {
    /// The label of the rating, or `nil` if it has no label.
    public let label: AnyView?
    /// Whether the rating is read-only.
    public let isReadOnly: Bool
    let interaction: RatingInteraction
    @Environment(\.ratingLayers) private var layers
    @Environment(\.labelsVisibility) private var labelsVisibility

    init(label: AnyView?, isReadOnly: Bool, interaction: RatingInteraction) {
        self.label = label
        self.isReadOnly = isReadOnly
        self.interaction = interaction
    }

    /// The symbols in order, as views to place.
    public var symbols: [RatingSymbol] {
        let choice = ControlAction { interaction.choose(Double($0 + 1)) }
        return (0..<interaction.count).map {
            RatingSymbol(index: $0, interaction: interaction, choice: choice)
        }
    }
    /// The number of symbols.
    public var count: Int { interaction.count }
    /// The shown value, from 0 to `count`.
    public var value: Double { interaction.shown }

    /// Chooses a value. 0 clears the rating if its bounds allow it.
    public func choose(_ value: Double) {
        if value > 0 || interaction.least > 0 {
            interaction.choose(value)
        } else {
            interaction.value = nil
        }
    }

    @MainActor public var body: some View {
        if let layer = layers.layouts.last {
            layer.content(self).transformEnvironment(\.ratingLayers) { $0.layouts.removeLast() }
        } else if let label, labelsVisibility != .hidden {
            LabeledContent {
                row
            } label: {
                label
            }
        } else {
            row
        }
    }

    private var row: some View {
        HStack { ForEach(symbols) { $0 } }
    }
}

extension RatingContent: DescribedView {
    /// Adds the content's properties to its description in the printed tree.
    public func describe(_ description: inout ViewDescription) {
        description.add("value", value)
        description.add("count", count)
    }
}

extension View {
    /// Arranges the ratings in this view with a closure.
    ///
    /// The closure receives the rating's content. The next outer closure arranges that content
    /// where the closure places it, or else it is a row:
    ///
    /// ```swift
    /// form.ratingLayout { $0.border(.red) }
    /// form.ratingLayout { rating in VStack { ForEach(rating.symbols) { $0 } } }
    /// ```
    nonisolated public func ratingLayout(
        @ViewBuilder _ content: @escaping (RatingContent) -> some View
    ) -> some View {
        transformEnvironment(\.ratingLayers) { $0.layouts.append(RatingLayer(content)) }
    }
}
