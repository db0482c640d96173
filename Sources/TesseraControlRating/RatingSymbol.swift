public import Tessera

/// One symbol of a rating, as a rating style places it and a symbol style adds to it.
///
/// A symbol from a rating's configuration responds to touch. One that is made of a symbol's
/// configuration is only drawn: a style that brings a gesture of its own places that, and chooses by
/// ``RatingSymbolStyleConfiguration/select()``.
///
/// ```swift
/// ForEach(configuration.symbols) { symbol in
///     RatingSymbol(symbol.configuration)
///         .onTapGesture(count: 2) { symbol.configuration.select() }
/// }
/// ```
nonisolated public struct RatingSymbol: _SlideTargetControl, Identifiable {
    /// The properties of the symbol.
    public let configuration: RatingSymbolStyleConfiguration
    private let isTouched: Bool

    /// Makes a symbol that is only drawn: in a symbol style by the next style outwards.
    public init(_ configuration: RatingSymbolStyleConfiguration) {
        self.init(configuration, isTouched: false)
    }

    init(_ configuration: RatingSymbolStyleConfiguration, isTouched: Bool) {
        self.configuration = configuration
        self.isTouched = isTouched
    }

    /// The position of the symbol.
    public var id: Int { configuration.index }

    public var defaultStyle: SystemImageRatingSymbolStyle { .star }

    public var _slideIndex: Int? { isTouched ? configuration.index : nil }
}

extension RatingSymbol: DescribedView {
    public func describe(_ description: inout ViewDescription) {
        description.add("index", configuration.index)
        description.add("fill", configuration.fill)
    }
}
