public import Tessera

/// One symbol of a rating, as a rating style places it and a symbol style adds to it.
///
/// A symbol from a rating's configuration is pressed to rate. One that a symbol style makes of its
/// configuration is only drawn.
nonisolated public struct RatingSymbol: View, Identifiable {
    private let configuration: RatingSymbolStyleConfiguration
    private let interaction: RatingInteraction?

    init(_ configuration: RatingSymbolStyleConfiguration, _ interaction: RatingInteraction) {
        self.configuration = configuration
        self.interaction = interaction
    }

    /// Makes the symbol that a style is drawing once more, drawn by the next style outwards.
    public init(_ configuration: RatingSymbolStyleConfiguration) {
        self.configuration = configuration
        interaction = nil
    }

    /// The position of the symbol.
    public var id: Int { configuration.index }
    /// The position of the symbol, from 0.
    public var index: Int { configuration.index }
    /// The part of the symbol that is filled, from 0 to 1, with the finger where it is.
    public var fill: Double { configuration.fill }
    /// A Boolean value that is true if the fill shows a value that would be chosen, and not the
    /// value that is.
    public var isPreviewed: Bool { configuration.isPreviewed }

    @MainActor public var body: some View {
        let symbol = StyledControl(configuration, default: SystemImageRatingSymbolStyle.star)
        if let interaction {
            let value = Double(index + 1)
            symbol._onButtonGesture(
                pressing: { interaction.preview($0 ? value : nil) },
                perform: { interaction.rate(value) })
        } else {
            symbol
        }
    }
}

extension RatingSymbol: DescribedView {
    public func describe(_ description: inout ViewDescription) {
        description.add("index", index)
        description.add("fill", fill)
    }
}
