public import Tessera

/// A symbol of a rating: a view with its properties.
///
/// A symbol from a rating's configuration responds to touches and follows the tint, with less
/// opacity if the rating is disabled. The symbol that a ``RatingSymbolStyle`` receives is drawn by
/// the next outer style. A style with a custom gesture places the ``drawing`` of a symbol and calls
/// ``select()``.
nonisolated public struct RatingSymbol: SlideTargetControl, Identifiable {
    /// The index of the symbol, from 0.
    public let index: Int
    /// The number of symbols.
    public let count: Int
    let looks: BoundElements<LooksPath, Look>
    let choose: ControlAction<Int>
    let place: RatingPlace
    var isTouched = true
    /// Whether a style draws the symbol again.
    var isInStyle = false

    /// The index of the symbol.
    public var id: Int { index }

    /// The filled part of the symbol, from 0 to 1. A finger or pointer previews its value.
    public var fill: Double { looks[index]?.fill ?? 0 }

    /// Whether the fill previews a value that has not been chosen yet.
    public var isProvisional: Bool { looks[index]?.isProvisional ?? false }

    /// Whether at least half of the symbol is filled.
    public var isFilled: Bool { fill >= 0.5 }

    /// The symbol without its gesture, for a style with a custom gesture.
    public var drawing: RatingSymbol {
        var drawing = self
        drawing.isTouched = false
        return drawing
    }

    /// Chooses the value of the whole symbol, as a tap does. It never chooses no rating, unless
    /// reselecting clears the rating and the symbol has the current value. To clear a rating, a
    /// style writes `nil` to ``RatingStyleConfiguration/value``.
    public func select() { choose(index) }

    /// The symbol for its style. An outer symbol already supplies the tint.
    public var configuration: RatingSymbol {
        var symbol = self
        symbol.isInStyle = true
        return symbol
    }

    public var defaultStyle: SystemImageRatingSymbolStyle { .star }
    public var slideIndex: Int? { isTouched ? index : nil }
    public var setsEnvironment: Bool { !isInStyle }

    public func setEnvironment(_ values: inout EnvironmentValues) {
        values.foregroundStyle =
            place.opacity == 1 ? AnyShapeStyle(.tint) : AnyShapeStyle(.tint.opacity(place.opacity))
        if let scale = place.imageScale { values.imageScale = scale }
    }

    /// The look of a symbol, which changes with the rating's value.
    struct Look: Equatable {
        let fill: Double
        let isProvisional: Bool
    }

    /// The path to the looks of all symbols in the value of their rating.
    struct LooksPath: BindingPath {
        let count: Int
        /// The value of one symbol.
        let unit: Double
        /// The largest value to show.
        let highest: Double

        func part(of draft: RatingDraft) -> [Look]? {
            let current = min(draft.value ?? 0, highest) / unit
            let shown = draft.proposal.map { min($0.value ?? 0, highest) / unit } ?? current
            return (0..<count).map { index in
                let fill = fill(of: index, at: shown)
                let isProvisional = shown != current && fill != self.fill(of: index, at: current)
                return Look(fill: fill, isProvisional: isProvisional)
            }
        }

        func set(_ looks: [Look], in draft: inout RatingDraft) {}

        private func fill(of index: Int, at symbols: Double) -> Double {
            // Rounded, because 3.7 - 3 is 0.7000000000000002.
            let fill = ((symbols - Double(index)) * 1e9).rounded() / 1e9
            return min(max(0, fill), 1)
        }
    }
}

extension RatingSymbol: DescribedView {
    public func describe(_ description: inout ViewDescription) {
        description.add("index", index)
        description.add("fill", fill)
        if place.opacity != 1 { description.add("opacity", place.opacity) }
    }
}
