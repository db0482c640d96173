/// Three counts of a design over some tasks: those that it does, those in which no program is shorter, and
/// those in which its program is over twice as long as the shortest.
struct Standing: Equatable {
    let done: Int
    let shortest: Int
    let long: Int

    /// Whether each count is at least as good as another's, and one is better.
    func isAhead(of other: Standing) -> Bool {
        self != other && done >= other.done && shortest >= other.shortest && long <= other.long
    }
}

/// The standings of two designs over the same tasks, in words.
struct Pair {
    private let names: (one: String, other: String)
    private let one: Standing
    private let other: Standing
    /// The number of tasks.
    private let count: Int

    init(_ rows: [Scorecard.Row], _ one: String, _ other: String) {
        names = (one, other)
        self.one = rows.standing(of: one)
        self.other = rows.standing(of: other)
        count = rows.count
    }

    /// The relation of the first design to the other, before its name.
    var relation: String {
        if one == other { return "level with" }
        if one.isAhead(of: other) { return "ahead of" }
        return other.isAhead(of: one) ? "behind" : "neither ahead of nor behind"
    }

    /// The least changes of the first design's counts that would change the relation.
    var change: String {
        let gaps = [
            (one.done - other.done, "done"), (one.shortest - other.shortest, "shortest"),
            (other.long - one.long, "over twice"),
        ]
        func changed(_ change: Int, _ name: String) -> String {
            "\(name) \(change > 0 ? "+" : "-")\(abs(change))"
        }
        if one.isAhead(of: other) {
            // A count cannot lose more than it has.
            let losses = zip(gaps, [one.done, one.shortest, count - one.long])
                .filter { gap, most in gap.0 < most }
                .map { gap, _ in changed(gap.1 == "over twice" ? gap.0 + 1 : -gap.0 - 1, gap.1) }
            return losses.isEmpty
                ? "no count of these tasks changes it" : "not with \(Self.listed(losses, "or"))"
        }
        let lacking = gaps.filter { $0.0 < 0 }
            .map { gap, name in changed(name == "over twice" ? gap : -gap, name) }
        // Level designs need one more of any of the three.
        let gains = lacking.isEmpty ? "shortest +1" : Self.listed(lacking, "and")
        return "ahead with \(gains)"
    }

    private static func listed(_ words: [String], _ last: String) -> String {
        words.count < 2
            ? words.joined()
            : words.dropLast().joined(separator: ", ") + " \(last) \(words[words.count - 1])"
    }
}

extension Scorecard {
    /// The rows whose check every impostor fails.
    var counted: [Row] { rows.filter(\.isScreened) }
    /// The counted rows in which no design loses by behaviour that could be built into it.
    var others: [Row] { counted.filter { $0.lacking == nil } }
}

extension Scorecard.Row {
    /// The size of a design's program, in the measure of the row; `nil` if the design does not do the task.
    func size(of design: String) -> Int? { cell(of: design)?.best?.measures[measure] }

    /// The size of the shortest program of all designs.
    private var least: Int? { cells.compactMap { size(of: $0.design) }.min() }

    /// The designs with the shortest program.
    var shortest: [String] {
        let least = least
        return cells.map(\.design).filter { size(of: $0) != nil && size(of: $0) == least }
    }

    /// The difference between a design's program and the shortest other one, in brackets; empty without another.
    func lead(of design: String) -> String {
        let others = cells.map(\.design).filter { $0 != design }.compactMap(size)
        guard let size = size(of: design), let other = others.min() else { return "" }
        return " (\(abs(size - other)))"
    }

    /// Returns whether a design's program is over twice as long as the shortest.
    func isLong(with design: String) -> Bool {
        guard let size = size(of: design), let least else { return false }
        return size > 2 * least
    }

    /// The behaviour that a design which fails or has a longer program lacks, and could have built in.
    var lacking: String? { shortest.count < cells.count ? builtIn : nil }

    /// The name, with an asterisk if a design loses by behaviour that could be built in.
    var markedName: String { lacking == nil ? name : "\(name)*" }
}

extension [Scorecard.Row] {
    func standing(of design: String) -> Standing {
        Standing(
            done: count { $0.cell(of: design)?.isDone == true },
            shortest: count { $0.shortest.contains(design) },
            long: count { $0.isLong(with: design) })
    }

    /// Returns the designs that are level with or ahead of all others.
    func first(of designs: [String]) -> [String] {
        let standings = designs.map(standing)
        return zip(designs, standings).filter { _, own in
            standings.allSatisfy { own == $0 || own.isAhead(of: $0) }
        }.map(\.0)
    }
}

extension Evaluation {
    /// The numbers of each design that are no counts of tasks.
    func tallies(_ card: Scorecard) -> [Tally] {
        let names = Tally("names to learn", .fewest, of: designs) { $0.vocabulary.count }
        let silent = Tally("silent mistakes, of \(mistakes.count)", .fewest, of: designs) {
            design in
            mistakes.count { card.fates[$0.name]?[design.name] == .silent }
        }
        return (designs.contains { !$0.vocabulary.isEmpty } ? [names] : [])
            + (mistakes.isEmpty ? [] : [silent]) + tallies
    }
}
