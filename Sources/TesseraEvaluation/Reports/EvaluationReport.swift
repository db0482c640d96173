extension Evaluation {
    /// Returns the summary: the findings and the table of facts.
    func summary(of card: Scorecard) -> Report {
        Report(
            title: title,
            sections: findings.map { group in
                Report.Section(
                    title: group.title,
                    content: .items(
                        group.sentences.map { Report.Item(text: $0.words(in: card)) }))
            } + [facts(card)], isDense: true)
    }

    /// Returns each finding with its rows and the results that would change it.
    func reasons(in card: Scorecard) -> Report {
        Report(
            title: "In brackets: the rows of a sentence, and the results that would flip it.",
            sections: (findings + [claims].compactMap(\.self)).map { section($0, card) })
    }

    /// Returns the full report.
    func report(on card: Scorecard) -> Report {
        var sections = findings.map { section($0, card) }
        sections.append(facts(card))
        sections.append(introduction(card))
        sections.append(outcome(card))
        sections.append(factsAndTasks)
        sections += [shortfalls(card)].compactMap(\.self)
        sections += mistakeSections(card)
        if let claims { sections.append(section(claims, card)) }
        sections += [
            numbers(.writing, "Code of a user", card), numbers(.running, "Costs of running", card),
        ].compactMap(\.self)
        sections.append(screens(card))
        sections += rerunSections(card)
        if !limits.isEmpty {
            sections.append(
                Report.Section(
                    title: "Not measured",
                    content: .items(limits.map { Report.Item(text: $0) })))
        }
        return Report(title: title, sections: sections)
    }

    private func section(_ group: Findings, _ card: Scorecard) -> Report.Section {
        Report.Section(
            title: group.title, introduction: group.introduction,
            content: .items(group.sentences.map { Report.Item(text: $0.text(in: card)) }))
    }

    private func introduction(_ card: Scorecard) -> Report.Section {
        let row = example.flatMap { card[$0] }
        let task = row.map { "The code for the task \($0.name): \($0.task)" } ?? ""
        return Report.Section(
            title: "The designs",
            introduction: task,
            content: .listings(
                designs.map { design in
                    Report.Listing(
                        title: design.name,
                        text: "\(design.title). \(design.summary)"
                            + (design.module.map { " Module `\($0)`." } ?? ""),
                        code: row?[design].representative?.code ?? "")
                }))
    }

    private func facts(_ card: Scorecard) -> Report.Section {
        Report.Section(
            title: "Facts",
            introduction:
                "Yes: its tasks are done. Partly: some fail under a variation. Otherwise: tasks done.",
            content: .tables([
                Report.Table(
                    caption: "Which fact is true of which design",
                    columns: ["fact"] + card.designs,
                    rows: facts.map { fact in
                        let rows = card.rows.filter { $0.fact == fact.name && $0.isScreened }
                        return [fact.name] + card.designs.map { Self.mark(of: $0, in: rows) }
                    })
            ]))
    }

    static func mark(of design: String, in rows: [Scorecard.Row]) -> String {
        let cells = rows.compactMap { $0.cell(of: design) }.filter { !$0.results.isEmpty }
        if cells.isEmpty { return "–" }
        let done = cells.count(where: \.isDone)
        if cells.count == rows.count {
            if done == rows.count { return "yes" }
            if cells.allSatisfy({ $0.isDone || $0.partial != nil }) { return "partly" }
        }
        return "\(done) of \(rows.count)"
    }

    private func outcome(_ card: Scorecard) -> Report.Section {
        let rows = card.rows.map { row in
            [row.name] + row.cells.map { row.isScreened ? $0.mark : "?" }
        }
        return Report.Section(
            title: "Is it done?",
            introduction:
                "\"Yes\": an attempt passes the probe's check, also under its variations. "
                + "\"Partly\": an attempt passes, and fails under a variation. "
                + "Otherwise: the number of requirements that the best of these attempts meets. A dash: "
                + "no attempt. \"?\": an impostor passes the check, so the probe does not count.",
            content: .tables([
                Report.Table(
                    caption: "Which design does which task", columns: ["probe"] + card.designs,
                    rows: rows)
            ]))
    }

    private var factsAndTasks: Report.Section {
        Report.Section(
            title: "The facts and their tasks",
            content: .items(
                facts.flatMap { fact in
                    [Report.Item(name: fact.name, text: fact.sentence)]
                        + probes.filter { $0.fact == fact }.map {
                            Report.Item(name: "\(fact.name), \($0.name)", text: $0.task)
                        }
                }))
    }

    /// The attempts that fail under a variation, and the best attempts at tasks that no attempt does.
    private func shortfalls(_ card: Scorecard) -> Report.Section? {
        let items = card.rows.flatMap { row in
            row.cells.flatMap { cell in
                let partial = cell.results.filter { $0.isDone && $0.isPartial }
                let isMissed = !cell.isDone && partial.isEmpty
                return (partial + (isMissed ? [cell.representative].compactMap(\.self) : []))
                    .map { outcome in
                        let missing = outcome.missing.joined(separator: "; ")
                        let parts =
                            [outcome.attempt.map { "\($0)." }, outcome.loss, outcome.limit]
                            + outcome.failedVariations.map { "Fails \($0)." }
                            + [missing.isEmpty ? nil : "Not met: \(missing)."]
                        return Report.Item(
                            name: "\(row.name), \(cell.design)",
                            text: parts.compactMap(\.self).joined(separator: " "))
                    }
            }
        }
        if items.isEmpty { return nil }
        return Report.Section(
            title: "Partly done, or not done",
            introduction:
                "The attempts that fail under a variation or a requirement, and the reasons.",
            content: .items(items))
    }

    private func numbers(
        _ kind: Measure.Kind, _ title: String, _ card: Scorecard
    ) -> Report.Section? {
        let measures = measures.filter { $0.kind == kind }
        if measures.isEmpty { return nil }
        let meanings = measures.map { "\($0.name): \($0.meaning)." }
        let caveats = measures.compactMap(\.caveat)
        return Report.Section(
            title: title,
            introduction:
                "\(meanings.joined(separator: " ")) In brackets: the task is not done, or only partly. "
                + "With a stroke: several attempts do it. \(caveats.joined(separator: " "))",
            content: .tables(
                measures.map { measure in
                    Report.Table(
                        caption: "\(title), \(measure.name)",
                        columns: [measure.name] + card.designs,
                        rows: card.rows.map { row in
                            [row.name] + row.cells.map { Self.reading(measure, of: $0) }
                        })
                }))
    }

    static func reading(_ measure: Measure, of cell: Cell) -> String {
        let attempts = cell.isDone ? cell.done : [cell.representative].compactMap(\.self)
        let readings = attempts.compactMap { $0.measures[measure.name] }.map(String.init)
        if readings.isEmpty { return "–" }
        let text = readings.uniqued.joined(separator: "/")
        return cell.isDone ? text : "(\(text))"
    }

    private func screens(_ card: Scorecard) -> Report.Section {
        let failed = card.rows.reduce(0) { $0 + $1.unmasked.count }
        let tried = card.rows.reduce(failed) { $0 + $1.undetected.count }
        let generated = card.rows.reduce(0) { $0 + $1.generated }
        let attempts = card.rows.flatMap(\.cells).reduce(0) { $0 + $1.results.count }
        var items = [
            Report.Item(
                text:
                    "\(tried) impostors were tried, and \(failed) fail: \(tried - generated) are written, "
                    + "and \(generated) are attempts with one thing spoiled."),
            Report.Item(
                text:
                    "\(attempts) attempts were checked. Attempts that passed were checked again under the "
                    + "variations of their probes."),
        ]
        items += card.rows.filter { !$0.isScreened }.map { row in
            Report.Item(
                text: "\(row.name) is not counted: its check is passed by "
                    + "\(row.undetected.joined(separator: ", ")).")
        }
        return Report.Section(title: "How it was screened", content: .items(items))
    }
}
