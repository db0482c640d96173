/// The variants of symbols: filled, in a circle, crossed out.
public struct SymbolVariants: Hashable, Sendable {
    /// The outline around a symbol.
    package enum Enclosure: String, Hashable, Sendable { case circle, square, rectangle }

    package var enclosure: Enclosure?
    package var isFilled = false
    package var isCrossedOut = false

    /// The plain symbol.
    public static let none = SymbolVariants()
    public static let circle = SymbolVariants(enclosure: .circle)
    public static let square = SymbolVariants(enclosure: .square)
    public static let rectangle = SymbolVariants(enclosure: .rectangle)
    public static let fill = SymbolVariants(isFilled: true)
    public static let slash = SymbolVariants(isCrossedOut: true)

    /// These variants, in a circle.
    public var circle: SymbolVariants { adding(.circle) }
    /// These variants, in a square.
    public var square: SymbolVariants { adding(.square) }
    /// These variants, in a rectangle.
    public var rectangle: SymbolVariants { adding(.rectangle) }
    /// These variants, filled.
    public var fill: SymbolVariants { adding(.fill) }
    /// These variants, crossed out.
    public var slash: SymbolVariants { adding(.slash) }

    /// Returns whether this set contains every variant in `other`.
    public func contains(_ other: SymbolVariants) -> Bool { adding(other) == self }

    func adding(_ other: SymbolVariants) -> SymbolVariants {
        SymbolVariants(
            enclosure: other.enclosure ?? enclosure, isFilled: isFilled || other.isFilled,
            isCrossedOut: isCrossedOut || other.isCrossedOut)
    }
}

extension SymbolVariants: CustomStringConvertible {
    public var description: String {
        let parts = [
            isCrossedOut ? ".slash" : nil, enclosure.map { ".\($0)" }, isFilled ? ".fill" : nil,
        ]
        return self == .none ? ".none" : parts.compactMap(\.self).joined()
    }
}

nonisolated extension View {
    /// Draws the symbols in this view in a variant, in addition to the variants set by ancestors.
    ///
    /// A symbol without the variant does not change.
    public consuming func symbolVariant(_ variant: SymbolVariants) -> some View {
        setting(
            \.symbolVariants, adding: variant, as: Call("symbolVariant").argument(variant)
        ) { $0.adding($1) }
    }
}

extension EnvironmentValues {
    /// The variants of symbols.
    @Entry public var symbolVariants = SymbolVariants.none
}
