public import Tessera

/// The properties of one symbol of a rating, for its style.
public struct RatingStyleConfiguration {
    /// The index of the symbol, from 0. Choosing the symbol sets the value to one more.
    public var starIndex: Int
    /// The rating's value as stored, which may be below 0 or above `count`.
    @Binding public var value: Int
    /// The number of symbols.
    public var count: Int

    /// Whether the symbol is filled.
    public var isFilled: Bool { starIndex < value }

    init(starIndex: Int, value: Binding<Int>, count: Int) {
        self.starIndex = starIndex
        _value = value
        self.count = count
    }
}
