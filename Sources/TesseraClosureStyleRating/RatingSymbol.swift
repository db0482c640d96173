public import Tessera

/// One symbol of a rating: a view, and what is known of it.
///
/// A symbol of ``RatingContent/symbols`` is pressed to choose. The one that a closure is given to draw
/// is only drawn, by the next closure outwards.
nonisolated public struct RatingSymbol: View, Identifiable {
    let interaction: RatingInteraction
    private var isPressed = true
    /// The position of the symbol, from 0.
    public let index: Int
    @Environment(\.ratingLayers) private var layers

    init(index: Int, interaction: RatingInteraction) {
        self.index = index
        self.interaction = interaction
    }

    /// The position of the symbol.
    public var id: Int { index }
    /// The number of symbols.
    public var count: Int { interaction.count }
    /// The part of the symbol that is filled, from 0 to 1, with the finger where it is.
    public var fill: Double { min(max(0, interaction.shown - Double(index)), 1) }
    /// A Boolean value that is true if at least half of the symbol is filled.
    public var isFilled: Bool { fill >= 0.5 }
    /// A Boolean value that is true if the fill shows a value that would be chosen.
    public var isPreviewed: Bool { interaction.preview != nil }
    /// The symbol as a drawing, for another gesture in place of the control's.
    public var drawing: RatingSymbol {
        var drawing = self
        drawing.isPressed = false
        return drawing
    }

    /// Chooses the symbol, as a tap on it does.
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
    /// Describes the symbol, for the printed tree.
    public func describe(_ description: inout ViewDescription) {
        description.add("index", index)
        description.add("fill", fill)
    }
}

extension View {
    /// Draws each symbol of the ratings in this view with a closure.
    ///
    /// The closure is given the symbol, which is drawn by the next closure outwards, or as a star, where
    /// the closure places it:
    ///
    /// ```swift
    /// form.ratingSymbol { $0.border(.red) }
    /// ```
    nonisolated public func ratingSymbol(
        @ViewBuilder _ content: @escaping (RatingSymbol) -> some View
    ) -> some View {
        transformEnvironment(\.ratingLayers) { $0.symbols.append(RatingLayer(content)) }
    }

    /// Draws each symbol of the ratings in this view with a system image that has a filled form.
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
