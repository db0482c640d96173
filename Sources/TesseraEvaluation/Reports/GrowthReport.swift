extension Evaluation {
    /// What screens go through, with what each step takes.
    func growthSections(_ growth: Growth, _ card: Scorecard) -> [Report.Section] {
        let steps = growth.steps.map { Report.Item(name: $0.name, text: $0.task) }
        let meanings = Measure.growing.map { "\($0.name): \($0.meaning)." }
        let caveats = Measure.growing.compactMap(\.caveat)
        let tried = designs.filter { design in
            card.rows.contains { !$0[design].results.isEmpty }
        }
        let table = Report.Section(
            title: growth.title,
            introduction: ([growth.introduction] + meanings
                + ["In brackets: the step is not done, or only by a trick."] + caveats)
                .joined(separator: " "),
            content: .table(
                Report.Table(
                    caption: growth.title,
                    columns: ["step"]
                        + tried.flatMap { design in
                            Measure.growing.map { "\(design.name) \($0.name)" }
                        },
                    rows: card.rows.map { row in
                        [row.name]
                            + tried.flatMap { design in
                                Measure.growing.map { Self.reading($0, of: row[design]) }
                            }
                    })))
        // Several ways have a list of steps each, of another name.
        let names = [growth.steps.first, growth.steps.last].compactMap { $0?.name }
        let title = "Steps from \(names.joined(separator: " to "))"
        return [table, Report.Section(title: title, content: .items(steps))]
    }
}

extension Scorecard {
    /// The rows of some probes.
    func rows(of probes: [Probe]) -> Scorecard {
        Scorecard(designs: designs, rows: probes.compactMap { self[$0.name] })
    }
}
