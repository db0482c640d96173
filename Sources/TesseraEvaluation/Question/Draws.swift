/// A thousand draws of half of the tasks, the same for each run.
///
/// Who chooses the tasks chooses the verdict. A sentence that holds in nearly all draws does not depend on the
/// choice.
enum Draws {
    static let count = 1000

    /// Returns the scorecards with half of the rows each.
    static func halves(of card: Scorecard) -> [Scorecard] {
        var generator = SplitMix(state: 1)
        return (0..<count).map { _ in
            let drawn = Set(
                card.rows.indices.shuffled(using: &generator).prefix(card.rows.count / 2))
            var half = card
            half.rows = card.rows.indices.filter(drawn.contains).map { card.rows[$0] }
            return half
        }
    }

    /// A generator of numbers that are the same on every machine.
    private struct SplitMix: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var mixed = state
            mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
            mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
            return mixed ^ (mixed >> 31)
        }
    }
}

extension Finding {
    /// Returns in how many draws of half of the tasks the sentence holds; `nil` if it does not depend on all
    /// tasks, or if there are too few.
    func share(in card: Scorecard) -> Int? {
        guard isOfAll, card.rows.count > 9 else { return nil }
        return Draws.halves(of: card).count(where: isSupported)
    }
}
