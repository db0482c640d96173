public import Tessera

/// The properties of one symbol of a rating, for its style.
public struct RatingStyleConfiguration {
    /// The position of the symbol, from 0. The value that chooses it is one more.
    public var starIndex: Int
    /// The rating's value, as its owner has it: it may be below 0 or above `count`.
    @Binding public var value: Int
    /// The number of symbols.
    public var count: Int

    /// A Boolean value that is true if the symbol counts towards the value.
    public var isFilled: Bool { starIndex < value }

    init(starIndex: Int, value: Binding<Int>, count: Int) {
        self.starIndex = starIndex
        _value = value
        self.count = count
    }
}
