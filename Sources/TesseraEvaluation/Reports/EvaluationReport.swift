import Foundation

extension Evaluation {
    /// Returns the full report.
    func report(on card: Scorecard) -> Report {
        let sections = answers(card) + appended + [introduction(card)] + evidence(card)
        return Report(title: title, sections: sections)
    }

    var appended: [Report.Section] {
        appendices.map { Report.Section(title: $0.title, content: .lines($0.text)) }
    }

    /// What the answers rest on: the outcomes, the tasks, the measures and how the attempts were screened.
    func evidence(_ card: Scorecard) -> [Report.Section] {
        var sections = [outcome(card)] + evidenceOfSizes(card)
        sections += [tasks] + [shortfalls(card)].compactMap(\.self)
        sections += mistakeSections(card)
        sections += [
            numbers(.writing, "Code of a user", card), numbers(.running, "Costs of running", card),
        ].compactMap(\.self)
        sections += [screens(card)] + rerunSections(card)
        if limits.isEmpty { return sections }
        let items = limits.map { Report.Item(text: $0) }
        return sections + [Report.Section(title: "Not measured", content: .items(items))]
    }

    func introduction(_ card: Scorecard) -> Report.Section {
        let row = example.flatMap { card[$0] }
        let task = row.map { "The code for the task \($0.name): \($0.task)" } ?? ""
        return Report.Section(
            title: "The designs, by one task",
            introduction: task,
            content: .listings(designs.map { listing(of: $0, row) }))
    }

    /// Returns a design in words, with its code for a task.
    func listing(of design: Design, _ row: Scorecard.Row?) -> Report.Listing {
        Report.Listing(
            title: design.name,
            text: "\(design.title). \(design.summary)"
                + (design.vocabulary.isEmpty
                    ? "" : " It has \(design.vocabulary.count) names to learn.")
                + (design.module.map { " Module `\($0)`." } ?? ""),
            code: row?[design].representative?.code ?? "")
    }

    /// The sizes of programs, which the first screen has if it has no groups, and the behaviour that could be
    /// built in.
    private func evidenceOfSizes(_ card: Scorecard) -> [Report.Section] {
        let isShown = answers(card).contains { $0.title == sizes(card).title }
        let items = card.rows.compactMap { row in
            row.lacking.map { Report.Item(name: row.name, text: $0) }
        }
        let lacking = Report.Section(
            title: "Behaviour that could be built in",
            introduction: "A design fails, or has a longer program, for lack of it.",
            content: .items(items))
        return (isShown ? [] : [sizes(card)]) + (items.isEmpty ? [] : [lacking])
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

    private var tasks: Report.Section {
        Report.Section(
            title: "The tasks",
            content: .items(probes.map { Report.Item(name: $0.name, text: $0.task) }))
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
                + "\(caveats.joined(separator: " "))",
            content: .tables(
                measures.map { measure in
                    Report.Table(
                        caption: "\(title), \(measure.name)",
                        columns: [measure.name] + card.designs,
                        // A row without any reading says nothing.
                        rows: card.rows.map { row in
                            [row.name] + row.cells.map { Self.reading(measure, of: $0) }
                        }.filter { Set($0.dropFirst()) != ["–"] })
                }))
    }

    /// The number of the program that represents the design in all tables.
    static func reading(_ measure: Measure, of cell: Cell) -> String {
        guard let number = cell.representative?.measures[measure.name] else { return "–" }
        return cell.isDone ? "\(number)" : "(\(number))"
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
