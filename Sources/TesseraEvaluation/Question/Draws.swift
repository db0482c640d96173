import TesseraLaws

/// A thousand draws of half of the tasks, the same for each run.
///
/// Who chooses the tasks chooses the verdict. A sentence that holds in nearly all draws does not depend on the
/// choice.
enum Draws {
    static let count = 1000

    /// Returns the scorecards with half of the rows each.
    static func halves(of card: Scorecard) -> [Scorecard] {
        var generator = SeededGenerator(seed: 1)
        return (0..<count).map { _ in
            let drawn = Set(
                card.rows.indices.shuffled(using: &generator).prefix(card.rows.count / 2))
            var half = card
            half.rows = card.rows.indices.filter(drawn.contains).map { card.rows[$0] }
            return half
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
