/// A different result that would change whether a finding holds.
struct Flip: Equatable {
    /// The kind of the different result.
    enum Change: Equatable {
        case did, missed, noticed, unnoticed
    }

    let design: String
    /// The name of the row or mistake.
    let subject: String
    let change: Change

    /// Returns the changes in words; empty if no single result would change the finding.
    static func words(for flips: [Flip], of card: Scorecard, holds: Bool) -> String {
        let groups = card.designs.flatMap { design in
            let own = flips.filter { $0.design == design }
            return own.map(\.change).uniqued.map { change in
                let names = own.filter { $0.change == change }.map(\.subject)
                let few =
                    names.count > 3 ? "one of \(names.count)" : names.joined(separator: " or ")
                return change.words(design, few)
            }
        }
        return groups.isEmpty
            ? "" : "; \(holds ? "falls" : "holds") if \(groups.joined(separator: ", if "))"
    }
}

extension Flip.Change {
    fileprivate func words(_ design: String, _ subject: String) -> String {
        switch self {
        case .did: "\(design) did \(subject)"
        case .missed: "\(design) missed \(subject)"
        case .noticed: "\(subject) were noticed with \(design)"
        case .unnoticed: "\(subject) went unnoticed with \(design)"
        }
    }
}

extension Finding {
    /// Returns the single results that would change whether the finding holds: a task done or
    /// missed, a mistake noticed or unnoticed.
    func flips(in card: Scorecard) -> [Flip] {
        let names = rows.isEmpty && mistakes.isEmpty ? card.rows.map(\.name) : rows
        let all = card.designs.flatMap { design in
            names.compactMap { card.flippingRow($0, of: design) }
                + mistakes.compactMap { card.flippingMistake($0, of: design) }
        }
        return all.filter { isSupported(by: $0.card) != isSupported(by: card) }.map(\.flip)
    }
}

extension Scorecard {
    /// Returns the scorecard with one cell changed.
    fileprivate func changing(
        _ name: String, of design: String, _ change: (inout Cell) -> Void
    ) -> Self {
        var card = self
        if let row = rows.firstIndex(where: { $0.name == name }),
            let cell = rows[row].cells.firstIndex(where: { $0.design == design })
        {
            change(&card.rows[row].cells[cell])
        }
        return card
    }

    /// Returns the scorecard with the opposite result of one task.
    fileprivate func flippingRow(_ name: String, of design: String) -> (card: Self, flip: Flip)? {
        guard let cell = self[name]?.cell(of: design), !cell.results.isEmpty else { return nil }
        let flip = Flip(design: design, subject: name, change: cell.isDone ? .missed : .did)
        return (changing(name, of: design) { $0.flip() }, flip)
    }

    /// Returns the scorecard with a silent mistake noticed, or another mistake silent.
    fileprivate func flippingMistake(
        _ name: String, of design: String
    ) -> (card: Self, flip: Flip)? {
        guard let fate = fates[name]?[design] else { return nil }
        var card = self
        let isSilent = fate == .silent
        card.fates[name]?[design] = isSilent ? .claimed : .silent
        return (
            card, Flip(design: design, subject: name, change: isSilent ? .noticed : .unnoticed)
        )
    }
}
