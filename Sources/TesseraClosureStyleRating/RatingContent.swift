public import Tessera

/// The content of a rating: its label and its symbols, as a view, and what is known of it.
nonisolated public struct RatingContent: View {
    /// The label of the rating, or `nil` if it has none.
    public let label: AnyView?
    /// A Boolean value that is true if the rating is for reading.
    public let isReadOnly: Bool
    let interaction: RatingInteraction
    @Environment(\.ratingLayers) private var layers
    @Environment(\.labelsVisibility) private var labelsVisibility

    init(label: AnyView?, isReadOnly: Bool, interaction: RatingInteraction) {
        self.label = label
        self.isReadOnly = isReadOnly
        self.interaction = interaction
    }

    /// The symbols in order, to be placed as they are.
    public var symbols: [RatingSymbol] {
        (0..<interaction.count).map { RatingSymbol(index: $0, interaction: interaction) }
    }
    /// The number of symbols.
    public var count: Int { interaction.count }
    /// The value as it is shown: from 0 to `count`.
    public var value: Double { interaction.shown }

    /// Chooses a value: 0 clears the rating, where its bounds allow that.
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
    /// Describes the content, for the printed tree.
    public func describe(_ description: inout ViewDescription) {
        description.add("value", value)
        description.add("count", count)
    }
}

extension View {
    /// Arranges the ratings in this view with a closure.
    ///
    /// The closure is given the rating's content, which is arranged by the next closure outwards, or as
    /// a row, where the closure places it:
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
