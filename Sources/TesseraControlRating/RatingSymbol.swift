public import Tessera

/// One symbol of a rating: a view, and what is known of it.
///
/// A symbol from a rating's configuration responds to touch and follows the tint, also faintly where the
/// rating is disabled. The symbol that a ``RatingSymbolStyle`` receives is drawn by the next style
/// outwards. A style that brings a gesture to choose by places the ``drawing`` of a symbol, and chooses by
/// ``select()``.
///
/// ```swift
/// ForEach(configuration.symbols) { symbol in
///     symbol.drawing.onTapGesture(count: 2) { symbol.select() }
/// }
/// ```
nonisolated public struct RatingSymbol: View, Identifiable {
    /// The position of the symbol, from 0.
    public let index: Int
    /// The number of symbols.
    public let count: Int
    /// The part of the symbol that is filled, from 0 to 1, with the finger where it is.
    public let fill: Double
    // Before what is small: without a gap, two symbols are compared at once.
    let choose: ControlAction<Int>
    /// The strength of the tint.
    let opacity: Double
    /// Whether the fill is that of a value that would be chosen, and differs from the fill of the value
    /// there is.
    public let isProvisional: Bool
    private var isTouched = true
    /// Whether a style is drawing the symbol once more.
    private var isInStyle = false

    init(
        index: Int, count: Int, fill: Double, choose: ControlAction<Int>, opacity: Double,
        isProvisional: Bool
    ) {
        self.index = index
        self.count = count
        self.fill = fill
        self.choose = choose
        self.opacity = opacity
        self.isProvisional = isProvisional
    }

    /// The position of the symbol.
    public var id: Int { index }

    /// Whether at least half of the symbol is filled.
    public var isFilled: Bool { fill >= 0.5 }

    /// The symbol without its touch, for a style that brings a gesture.
    public var drawing: RatingSymbol {
        var drawing = self
        drawing.isTouched = false
        return drawing
    }

    /// Chooses this symbol, as a tap on it does.
    public func select() { choose(index) }

    @MainActor public var body: some View {
        if isInStyle {
            drawn
        } else if isTouched {
            painted.slideTarget(index)
        } else {
            painted
        }
    }

    @MainActor private var painted: some View { drawn.foregroundStyle(paint) }

    @MainActor private var drawn: some View {
        var symbol = self
        symbol.isInStyle = true
        return StyledControl(symbol, default: SystemImageRatingSymbolStyle.star)
    }

    private var paint: AnyShapeStyle {
        opacity == 1 ? AnyShapeStyle(.tint) : AnyShapeStyle(.tint.opacity(opacity))
    }
}

extension RatingSymbol: DescribedView {
    public func describe(_ description: inout ViewDescription) {
        description.add("index", index)
        description.add("fill", fill)
    }
}
