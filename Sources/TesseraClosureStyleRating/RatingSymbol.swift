public import Tessera

/// A symbol of a rating: a view with its properties.
///
/// A symbol of ``RatingContent/symbols`` responds to touches. The symbol that a closure receives is
/// only drawn, by the next outer closure.
nonisolated public struct RatingSymbol: View, Identifiable {
    /// The index of the symbol, from 0.
    public let index: Int
    /// The number of symbols.
    public let count: Int
    /// The filled part of the symbol, from 0 to 1. A finger previews its value.
    public let fill: Double
    /// Whether the fill previews a value that has not been chosen yet.
    public let isPreviewed: Bool
    private let choice: ControlAction<Int>
    private var isPressed = true
    @Environment(\.ratingLayers) private var layers

    init(index: Int, interaction: RatingInteraction, choice: ControlAction<Int>) {
        self.index = index
        self.choice = choice
        count = interaction.count
        fill = interaction.fill(of: index, at: interaction.shown)
        isPreviewed = fill != interaction.fill(of: index, at: interaction.value)
    }

    /// The index of the symbol.
    public var id: Int { index }
    /// Whether at least half of the symbol is filled.
    public var isFilled: Bool { fill >= 0.5 }
    /// The symbol without its gesture, for a closure with a custom gesture.
    public var drawing: RatingSymbol {
        var drawing = self
        drawing.isPressed = false
        return drawing
    }

    /// Chooses the symbol, as a tap does.
    public func choose() { choice(index) }

    @MainActor public var body: some View {
        if isPressed {
            drawing.controlContent().slideTarget(index)
        } else if let layer = layers.symbols.last {
            layer.content(self).transformEnvironment(\.ratingLayers) { $0.symbols.removeLast() }
        } else {
            SystemImageSymbol(name: "star", half: "star.leadinghalf.filled", fill: fill)
        }
    }
}

extension RatingSymbol: DescribedView {
    /// Adds the symbol's properties to its description in the printed tree.
    public func describe(_ description: inout ViewDescription) {
        description.add("index", index)
        description.add("fill", fill)
    }
}

extension View {
    /// Draws each symbol of the ratings in this view with a closure.
    ///
    /// The closure receives the symbol. The next outer closure draws that symbol where the closure
    /// places it, or else it is a star:
    ///
    /// ```swift
    /// form.ratingSymbol { $0.border(.red) }
    /// ```
    nonisolated public func ratingSymbol(
        @ViewBuilder _ content: @escaping (RatingSymbol) -> some View
    ) -> some View {
        transformEnvironment(\.ratingLayers) { $0.symbols.append(RatingLayer(content)) }
    }

    /// Draws each symbol of the ratings in this view with a system image that has a filled variant.
    nonisolated public func ratingSymbol(systemImage name: String, half: String? = nil) -> some View
    {
        let layer = RatingLayer<RatingSymbol>(names: [name, half]) {
            SystemImageSymbol(name: name, half: half, fill: $0.fill)
        }
        return transformEnvironment(\.ratingLayers) { $0.symbols.append(layer) }
    }
}

/// A system image, filled to the nearest half.
private struct SystemImageSymbol: View {
    let name: String
    let half: String?
    let fill: Double

    var body: some View {
        if fill < 0.25 {
            Image(systemName: name)
        } else if fill >= 0.75 {
            Image(systemName: "\(name).fill")
        } else if let half {
            Image(systemName: half)
        } else {
            ZStack {
                Image(systemName: name)
                Image(systemName: "\(name).fill")
                    .mask { Rectangle().scaleEffect(x: 0.5, anchor: .leading) }
            }
        }
    }
}
