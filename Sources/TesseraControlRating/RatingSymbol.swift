public import Tessera

/// A symbol of a rating: a view with its properties.
///
/// A symbol from a rating's configuration responds to touches and follows the tint, or else the
/// foreground style, with less opacity if the rating is disabled. The symbol that a ``RatingSymbolStyle`` receives is drawn by
/// the next outer style. A style with a custom gesture places the ``drawing`` of a symbol and calls
/// ``select()``.
nonisolated public struct RatingSymbol: StyledView, SlideTarget, Identifiable {
    /// The index of the symbol, from 0.
    public let index: Int
    /// The number of symbols.
    public let count: Int
    /// The filled part of the symbol, from 0 to 1. A finger or pointer previews its value.
    public let fill: Double
    /// The precision of the fill, unless a style has another.
    let precision: Double
    let choose: ControlAction<Int>
    let place: RatingPlace
    var isTouched = true
    /// Whether a style draws the symbol again.
    var isInStyle = false

    /// The index of the symbol.
    public var id: Int { index }

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
    // The values follow from the environment around the rating.
    public static var sharesEnvironment: Bool { true }

    public func setEnvironment(_ values: inout EnvironmentValues) {
        let style = place.foreground?.style ?? AnyShapeStyle(.tint)
        values.foregroundStyle =
            place.opacity == 1 ? style : AnyShapeStyle(style.opacity(place.opacity))
        if let scale = place.imageScale { values.imageScale = scale }
    }
}

extension RatingSymbol: DescribedView {
    public func describe(_ description: inout ViewDescription) {
        description.add("index", index)
        description.add("fill", fill)
        if place.opacity != 1 { description.add("opacity", place.opacity) }
    }
}
