public import TesseraCore

/// A set of variants in which symbols are drawn: filled, in a circle, crossed out.
nonisolated public struct SymbolVariants: Hashable, Sendable {
    /// An outline around a symbol.
    enum Enclosure: Hashable, Sendable { case circle, square, rectangle }

    var enclosure: Enclosure?
    var isFilled = false
    var isCrossedOut = false

    /// Symbols as they are.
    public static let none = SymbolVariants()
    /// Symbols in a circle.
    public static let circle = none.circle
    /// Symbols in a square.
    public static let square = none.square
    /// Symbols in a rectangle.
    public static let rectangle = none.rectangle
    /// Filled symbols.
    public static let fill = none.fill
    /// Symbols crossed out by a line.
    public static let slash = none.slash

    /// These variants, in a circle in place of any other outline.
    public var circle: SymbolVariants { with { $0.enclosure = .circle } }
    /// These variants, in a square in place of any other outline.
    public var square: SymbolVariants { with { $0.enclosure = .square } }
    /// These variants, in a rectangle in place of any other outline.
    public var rectangle: SymbolVariants { with { $0.enclosure = .rectangle } }
    /// These variants, filled.
    public var fill: SymbolVariants { with { $0.isFilled = true } }
    /// These variants, crossed out.
    public var slash: SymbolVariants { with { $0.isCrossedOut = true } }

    /// Returns whether every variant in `other` is also in this set.
    public func contains(_ other: SymbolVariants) -> Bool { adding(other) == self }

    func adding(_ other: SymbolVariants) -> SymbolVariants {
        with {
            $0.enclosure = other.enclosure ?? enclosure
            $0.isFilled = isFilled || other.isFilled
            $0.isCrossedOut = isCrossedOut || other.isCrossedOut
        }
    }

    private func with(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
        var variants = self
        change(&variants)
        return variants
    }
}

nonisolated extension SymbolVariants: CustomStringConvertible {
    public var description: String {
        let parts = [
            isCrossedOut ? ".slash" : nil, enclosure.map { ".\($0)" }, isFilled ? ".fill" : nil,
        ]
        return self == .none ? ".none" : parts.compactMap(\.self).joined()
    }
}

nonisolated extension View {
    /// Adds to the variants in which the symbols in this view are drawn.
    ///
    /// ```swift
    /// Image(systemName: "star").symbolVariant(.fill)  // Image "star" .symbolVariant(.fill)
    /// ```
    ///
    /// Variants set further out stay, but for another outline. A symbol that does not have a variant is
    /// drawn without it.
    public consuming func symbolVariant(_ variant: SymbolVariants) -> some View {
        modifier(SymbolVariantModifier(variant: variant))
    }
}

nonisolated private struct SymbolVariantModifier: EnvironmentModifier, Equatable {
    let variant: SymbolVariants

    func transform(_ values: inout EnvironmentValues) {
        values.symbolVariants = values.symbolVariants.adding(variant)
    }

    var description: ModifierDescription? {
        ModifierDescription("symbolVariant").argument(variant)
    }
}

private struct SymbolVariantsKey: EnvironmentKey {
    static let defaultValue = SymbolVariants.none
}

nonisolated extension EnvironmentValues {
    /// The variants in which symbols are drawn; none by default.
    public var symbolVariants: SymbolVariants {
        get { self[SymbolVariantsKey.self] }
        set { self[SymbolVariantsKey.self] = newValue }
    }
}
