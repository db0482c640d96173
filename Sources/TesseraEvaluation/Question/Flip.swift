/// A result that would change what becomes of a sentence.
struct Flip: Equatable {
    /// What the result would be.
    enum Change: CaseIterable {
        case did, missed, noticed, unnoticed, broke, kept
    }

    let design: String
    /// The name of the row, mistake or feature.
    let subject: String
    let change: Change

    /// What would change the sentence, in words; none at all if no result alone would.
    static func words(for flips: [Flip], of card: Scorecard) -> String {
        let groups = card.designs.flatMap { design in
            Change.allCases.compactMap { change -> String? in
                let subjects = flips.filter { $0.design == design && $0.change == change }
                    .map(\.subject)
                guard !subjects.isEmpty else { return nil }
                let subject =
                    subjects.count > 3
                    ? "one of \(subjects.count)" : subjects.joined(separator: " or ")
                return change.words(design, subject)
            }
        }
        return groups.isEmpty ? "" : "; falls if \(groups.joined(separator: ", if "))"
    }
}

extension Flip.Change {
    fileprivate func words(_ design: String, _ subject: String) -> String {
        switch self {
        case .did: "\(design) did \(subject)"
        case .missed: "\(design) missed \(subject)"
        case .noticed: "\(subject) were noticed with \(design)"
        case .unnoticed: "\(subject) went unnoticed with \(design)"
        case .broke: "\(subject) broke a program of \(design)"
        case .kept: "\(subject) broke no program of \(design)"
        }
    }
}

extension Finding {
    /// The results that would change what becomes of the sentence, if one of them were another one: a task
    /// that a design would then do, or would not; a mistake that would be noticed, or not; a feature that
    /// would break a program, or none.
    func flips(in card: Scorecard) -> [Flip] {
        let names =
            rows.isEmpty && mistakes.isEmpty && features.isEmpty ? card.rows.map(\.name) : rows
        let all = card.designs.flatMap { design in
            names.compactMap { card.flippingRow($0, of: design) }
                + mistakes.compactMap { card.flippingMistake($0, of: design) }
                + features.compactMap { card.flippingFeature($0, of: design) }
        }
        return all.filter { isSupported(by: $0.card) != isSupported(by: card) }.map(\.flip)
    }
}

extension Scorecard {
    /// The scorecard as it were if a design did a task that it does not, or the other way round.
    fileprivate func flippingRow(_ name: String, of design: String) -> (card: Self, flip: Flip)? {
        guard let row = rows.firstIndex(where: { $0.name == name }),
            let cell = rows[row].cells.firstIndex(where: { $0.design == design }),
            !rows[row].cells[cell].results.isEmpty
        else { return nil }
        var card = self
        let isDone = rows[row].cells[cell].isDone
        card.rows[row].cells[cell].flip()
        return (card, Flip(design: design, subject: name, change: isDone ? .missed : .did))
    }

    /// The scorecard as it were if a mistake that passes in silence were noticed, or the other way round.
    fileprivate func flippingMistake(
        _ name: String, of design: String
    ) -> (card: Self, flip: Flip)? {
        guard let fate = fates[name]?[design] else { return nil }
        var card = self
        let isSilent = fate == .silent
        card.fates[name]?[design] = isSilent ? .refused : .silent
        return (
            card, Flip(design: design, subject: name, change: isSilent ? .noticed : .unnoticed)
        )
    }

    /// The scorecard as it were if a feature that breaks no program broke one, or the other way round.
    fileprivate func flippingFeature(
        _ name: String, of design: String
    ) -> (card: Self, flip: Flip)? {
        guard let counts = broken[name]?[design], let count = counts.first else { return nil }
        var card = self
        card.broken[name]?[design]?[0] = count == 0 ? 1 : 0
        return (card, Flip(design: design, subject: name, change: count == 0 ? .broke : .kept))
    }
}
