public import TesseraCore

/// The form in which symbols are drawn: filled, in a circle, crossed out.
nonisolated public struct SymbolVariants: Hashable, Sendable {
    /// What a symbol stands in.
    enum Enclosure: Hashable, Sendable { case circle, square, rectangle }

    var enclosure: Enclosure?
    var isFilled = false
    var isCrossedOut = false

    public static let none = SymbolVariants()
    public static let circle = none.circle
    public static let square = none.square
    public static let rectangle = none.rectangle
    public static let fill = none.fill
    public static let slash = none.slash

    public var circle: SymbolVariants { with { $0.enclosure = .circle } }
    public var square: SymbolVariants { with { $0.enclosure = .square } }
    public var rectangle: SymbolVariants { with { $0.enclosure = .rectangle } }
    public var fill: SymbolVariants { with { $0.isFilled = true } }
    public var slash: SymbolVariants { with { $0.isCrossedOut = true } }

    /// Whether all that `other` asks for is asked for here.
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
    /// Draws the symbols in this view in a form, beside the one asked for further out.
    ///
    /// A symbol without that form is drawn as it is.
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
    /// The form in which symbols are drawn.
    public var symbolVariants: SymbolVariants {
        get { self[SymbolVariantsKey.self] }
        set { self[SymbolVariantsKey.self] = newValue }
    }
}
