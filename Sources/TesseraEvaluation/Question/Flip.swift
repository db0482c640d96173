/// A different result that would change whether a finding holds.
struct Flip: Equatable {
    /// The kind of the different result.
    enum Change: Equatable {
        case did, missed, noticed, unnoticed
        /// The measure increases from a number to another or more, or decreases to another or less.
        case rose(String, Int, from: Int)
        case fell(String, Int, from: Int)
    }

    let design: String
    /// The name of the row or mistake.
    let subject: String
    let change: Change

    /// Returns the changes in words; empty if no single result would change the finding. Of many
    /// numbers it names the nearest.
    static func words(for flips: [Flip], of card: Scorecard, holds: Bool) -> String {
        let groups = card.designs.flatMap { design in
            let own = flips.filter { $0.design == design }
            return own.map(\.change.kind).uniqued.map { kind in
                let alike = own.filter { $0.change.kind == kind }
                let nearest = alike.min { $0.change.distance < $1.change.distance } ?? alike[0]
                let names = alike.map(\.subject)
                if nearest.change.distance > 0 {
                    let words = nearest.change.words(design, nearest.subject)
                    return names.count > 1 ? "\(words), the nearest of \(names.count)" : words
                }
                return nearest.change.words(
                    design,
                    names.count > 3 ? "one of \(names.count)" : names.joined(separator: " or "))
            }
        }
        return groups.isEmpty
            ? "" : "; \(holds ? "falls" : "holds") if \(groups.joined(separator: ", if "))"
    }
}

extension Flip.Change {
    /// The change without its numbers.
    fileprivate var kind: String { words("", "").filter { !$0.isNumber } }

    /// The distance between the numbers; 0 for a result.
    fileprivate var distance: Int {
        switch self {
        case .rose(_, let number, let reading), .fell(_, let number, let reading):
            abs(number - reading)
        default: 0
        }
    }

    fileprivate func words(_ design: String, _ subject: String) -> String {
        switch self {
        case .did: "\(design) did \(subject)"
        case .missed: "\(design) missed \(subject)"
        case .noticed: "\(subject) were noticed with \(design)"
        case .unnoticed: "\(subject) went unnoticed with \(design)"
        case .rose(let measure, let number, let reading):
            "\(subject) took \(design) \(number) \(measure) or more, not \(reading)"
        case .fell(let measure, let number, let reading):
            "\(subject) took \(design) \(number) \(measure) or fewer, not \(reading)"
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
        let results = all.filter { isSupported(by: $0.card) != isSupported(by: card) }.map(\.flip)
        return results + names.flatMap { numberFlips(of: $0, in: card) }
    }
}

extension Finding {
    /// Returns the smallest changes of the measures in a row that would change whether the finding
    /// holds.
    private func numberFlips(of name: String, in card: Scorecard) -> [Flip] {
        let holds = isSupported(by: card)
        func highest(_ reading: Int) -> Int { 10 * reading + 100 }
        return (card[name]?.cells ?? []).flatMap { cell -> [Flip] in
            let readings = cell.representative?.measures ?? [:]
            func flips(_ numbers: [String: Int]) -> Bool {
                let changed = card.changing(name, of: cell.design) { $0.replace(numbers) }
                return isSupported(by: changed) != holds
            }
            // Most findings depend on no number of most cells, which two changes of all numbers show.
            let extremes = [readings.mapValues(highest), readings.mapValues { _ in 0 }]
            guard !holds || extremes.contains(where: flips) else { return [] }
            return readings.sorted { $0.key < $1.key }.compactMap { measure, reading in
                // The finding changes once between the number and the far end.
                func nearest(to end: Int) -> Int? {
                    guard flips([measure: end]) else { return nil }
                    var (near, far) = (reading, end)
                    while abs(far - near) > 1 {
                        let middle = (near + far) / 2
                        if flips([measure: middle]) { far = middle } else { near = middle }
                    }
                    return far
                }
                let change =
                    nearest(to: highest(reading)).map { .rose(measure, $0, from: reading) }
                    ?? nearest(to: 0).map { Flip.Change.fell(measure, $0, from: reading) }
                return change.map { Flip(design: cell.design, subject: name, change: $0) }
            }
        }
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
