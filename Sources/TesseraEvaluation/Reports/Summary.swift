extension Evaluation {
    /// Returns the first screen. Each sentence is made from the counts, so that it says no more than they do.
    func summary(of card: Scorecard) -> Report {
        Report(title: title, sections: answers(card), isDense: true)
    }

    /// The sections of the first screen.
    func answers(_ card: Scorecard) -> [Report.Section] {
        [counts(card), shownGroups(card).isEmpty ? sizes(card) : kinds(card)]
            + [forAndAgainst(card)] + compared(card)
            + [changes(card)].compactMap(\.self)
    }

    /// The groups with their rows, if there are enough tasks to be grouped.
    private func shownGroups(_ card: Scorecard) -> [(title: String, rows: [Scorecard.Row])] {
        guard groups.count > 1, card.counted.count > 9 else { return [] }
        return groups.map { group in
            let names = group.probes.map(\.name)
            return (group.title, card.counted.filter { names.contains($0.name) })
        }.filter { !$0.rows.isEmpty }
    }

    private func counts(_ card: Scorecard) -> Report.Section {
        let (all, others) = (card.counted, card.others)
        let marked = all.count - others.count
        func line(_ name: String, _ count: KeyPath<Standing, Int>) -> [String] {
            [name]
                + card.designs.map { design in
                    let number = all.standing(of: design)[keyPath: count]
                    let other = others.standing(of: design)[keyPath: count]
                    return marked == 0 ? "\(number)" : "\(number) (\(other))"
                }
        }
        let rest = marked == 0 ? "" : " (\(others.count))"
        let grouped = shownGroups(card).map { title, rows in
            ["  \(title), \(rows.count)"]
                + card.designs.map { "\(rows.standing(of: $0).shortest)" }
        }
        let tallied = tallies(card).map { tally in
            [tally.name] + card.designs.map { tally.numbers[$0].map(String.init) ?? "–" }
        }
        let note =
            marked == 0
            ? ""
            : " In brackets: without \(marked == 1 ? "one task" : "\(marked) tasks"), marked *, in which a design lacks "
                + "what could be built in."
        return Report.Section(
            title: "The count",
            introduction: "Lengths of the shortest known programs: \(units).\(note)",
            content: .tables([
                Report.Table(
                    caption: "The count", columns: ["count"] + card.designs,
                    rows: [
                        line("tasks done, of \(all.count)\(rest)", \.done),
                        line("over twice the shortest", \.long),
                        line("shortest, or as short", \.shortest),
                    ] + grouped + tallied)
            ]))
    }

    /// The units of the measures that compare programs.
    private var units: String {
        let measures = groups.flatMap(\.probes).map(\.measure)
        return measures.map(\.name).uniqued.map { name in
            let meaning = measures.first { $0.name == name }?.meaning ?? ""
            let titles = groups.filter { $0.probes.contains { $0.measure.name == name } }
                .map(\.title).joined(separator: ", ")
            return name == Measure.tokens.name ? meaning : "for \(titles) \(meaning)"
        }.joined(separator: "; ")
    }

    /// The best designs for each group, and the tasks that a design does not do, or in over twice the shortest
    /// program.
    private func kinds(_ card: Scorecard) -> Report.Section {
        let items = shownGroups(card).map { title, rows in
            let best = rows.first(of: card.designs)
            let missed = rows.map { row in
                (row.markedName, row.cells.filter { !$0.isDone }.map(\.design))
            }
            let long = rows.map { row in
                (row.markedName, card.designs.filter(row.isLong))
            }
            let parts = [
                best.isEmpty ? "none" : best.joined(separator: ", "),
                Self.listed(missed, of: card.designs, areKnown: true).map { "Not done: \($0)" },
                Self.listed(long, of: card.designs, areKnown: true).map { "Over twice: \($0)" },
            ].compactMap(\.self)
            return Report.Item(name: title, text: "\(parts.joined(separator: ". ")).")
        }
        return Report.Section(
            title: "Best by all three counts, for each kind of task", content: .items(items))
    }

    /// Names, each with the designs that it applies to; `nil` without such a name.
    ///
    /// - Parameter areKnown: Whether the reader knows the names, so that all of them need not be listed.
    static func listed(
        _ names: [(name: String, designs: [String])], of designs: [String], areKnown: Bool = false
    ) -> String? {
        let named = names.filter { !$0.designs.isEmpty }
        let parts = named.map(\.designs).uniqued.map { group in
            let others = designs.filter { !group.contains($0) }
            let words =
                others.isEmpty
                ? "all"
                : others.count == 1 && group.count > 1
                    ? "all but \(others[0])" : group.joined(separator: " and ")
            let own = named.filter { $0.designs == group }.map(\.name)
            let isShort = areKnown && own.count == names.count && own.count > 2
            return "\(isShort ? "all \(own.count)" : own.joined(separator: ", ")) with \(words)"
        }
        return parts.isEmpty ? nil : parts.joined(separator: "; ")
    }

    /// The tasks with the sizes of programs.
    func sizes(_ card: Scorecard) -> Report.Section {
        Report.Section(
            title: "The shortest programs",
            content: .tables([
                Report.Table(
                    caption: "The shortest programs", columns: ["task"] + card.designs,
                    rows: card.rows.map { row in
                        [row.markedName]
                            + row.cells.map {
                                !row.isScreened
                                    ? "?" : row.size(of: $0.design).map(String.init) ?? $0.absence
                            }
                    })
            ]))
    }

    private func forAndAgainst(_ card: Scorecard) -> Report.Section {
        func names(_ rows: [Scorecard.Row], _ design: Design) -> String {
            rows.map { row in "\(row.markedName)\(row.lead(of: design.name))" }.joined(
                separator: ", ")
        }
        let items = designs.map { design in
            let done = card.counted.filter { $0[design].isDone }
            let alone = done.filter { $0.shortest == [design.name] }
            let longer = done.filter { !$0.shortest.contains(design.name) }
            let extremes = tallies(card).compactMap { $0.extreme(of: design.name) }
            let merits =
                (alone.isEmpty ? [] : ["alone shortest in \(names(alone, design))"])
                + extremes.filter(\.isBest).map(\.words)
            // The proposed design's own losses are named.
            let isProposed = design.name == designs[0].name
            let faults =
                (isProposed && !longer.isEmpty
                    ? ["longer than another in \(longer.count): \(names(longer, design))"] : [])
                + extremes.filter { !$0.isBest }.map(\.words)
            return Report.Item(
                name: "\(design.name) (\(design.title))",
                text: "\(merits.isEmpty ? "nothing" : merits.joined(separator: "; "))."
                    + (faults.isEmpty ? "" : " Against it: \(faults.joined(separator: "; "))."))
        }
        return Report.Section(
            title: "For and against each design (in brackets: by how much)", content: .items(items))
    }

    /// The comparisons, those of the same two sides together.
    private func compared(_ card: Scorecard) -> [Report.Section] {
        comparisons.map(\.heading).uniqued.map { heading in
            let own = comparisons.filter { $0.heading == heading }
            return Report.Section(
                title: heading,
                content: .items(own.map { Report.Item(name: $0.title, text: $0.words(in: card)) }))
        }
    }

    /// The results that would change how the first design compares with each other design.
    private func changes(_ card: Scorecard) -> Report.Section? {
        guard let first = card.designs.first, card.designs.count > 1 else { return nil }
        let items = card.designs.dropFirst().map { other in
            let pair = Pair(card.counted, first, other)
            let without = Pair(card.others, first, other)
            let isSame = pair.relation == without.relation
            let rest =
                card.others.count == card.counted.count
                ? ""
                : isSame
                    ? ", also without *"
                    : ", \(without.relation.replacing(/\ (of|with)$/, with: "")) without *"
            return Report.Item(text: "\(pair.relation) \(other)\(rest); \(pair.change).")
        }
        return Report.Section(
            title:
                "Whether \(first) is ahead (no count worse, one better), and what would change it",
            content: .items(items))
    }
}
