/// Random numbers that depend only on their seed (SplitMix64).
public struct Randomness: RandomNumberGenerator {
    private var state: UInt64

    public init(seed: UInt64) { state = seed }

    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var word = state
        word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
        word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
        return word ^ (word >> 31)
    }

    /// Returns a number from 0 to below a count.
    public mutating func number(_ count: Int) -> Int { Int.random(in: 0..<count, using: &self) }

    /// Returns whether something happens that has a chance between 0 and 1.
    public mutating func isTrue(_ chance: Double) -> Bool {
        Double.random(in: 0..<1, using: &self) < chance
    }

    /// Returns one of some values.
    public mutating func any<Value>(of values: [Value]) -> Value { values[number(values.count)] }
    public mutating func any<Form: CaseIterable>(_ type: Form.Type) -> Form {
        any(of: Array(type.allCases))
    }
}
