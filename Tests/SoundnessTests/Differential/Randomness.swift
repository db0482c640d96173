/// Random numbers that depend only on their seed (SplitMix64).
struct Randomness: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var word = state
        word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
        word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
        return word ^ (word >> 31)
    }

    mutating func number(_ count: Int) -> Int { Int.random(in: 0..<count, using: &self) }

    mutating func isTrue(_ chance: Double) -> Bool {
        Double.random(in: 0..<1, using: &self) < chance
    }

    mutating func any<Value>(of values: [Value]) -> Value { values[number(values.count)] }
    mutating func any<Form: CaseIterable>(_ type: Form.Type) -> Form {
        any(of: Array(type.allCases))
    }
}
