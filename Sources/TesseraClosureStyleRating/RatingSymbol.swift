public import Tessera

/// A symbol of a rating: a view with its properties.
///
/// A symbol of ``RatingContent/symbols`` responds to touches. The symbol that a closure receives is
/// only drawn, by the next outer closure.
nonisolated public struct RatingSymbol: View, Identifiable {
    let interaction: RatingInteraction
    private var isPressed = true
    /// The index of the symbol, from 0.
    public let index: Int
    @Environment(\.ratingLayers) private var layers

    init(index: Int, interaction: RatingInteraction) {
        self.index = index
        self.interaction = interaction
    }

    /// The index of the symbol.
    public var id: Int { index }
    /// The number of symbols.
    public var count: Int { interaction.count }
    /// The filled part of the symbol, from 0 to 1. A finger previews its value.
    public var fill: Double { min(max(0, interaction.shown - Double(index)), 1) }
    /// Whether at least half of the symbol is filled.
    public var isFilled: Bool { fill >= 0.5 }
    /// Whether the fill previews a value that has not been chosen yet.
    public var isPreviewed: Bool { interaction.preview != nil }
    /// The symbol without its gesture, for a closure with a custom gesture.
    public var drawing: RatingSymbol {
        var drawing = self
        drawing.isPressed = false
        return drawing
    }

    /// Chooses the symbol, as a tap does.
    public func choose() { interaction.choose(Double(index + 1)) }

    @MainActor public var body: some View {
        if isPressed {
            drawing.slideTarget(index)
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
        ratingSymbol { SystemImageSymbol(name: name, half: half, fill: $0.fill) }
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
