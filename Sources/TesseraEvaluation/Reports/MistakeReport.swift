extension Evaluation {
    /// Returns the sections about mistakes.
    func mistakeSections(_ card: Scorecard) -> [Report.Section] {
        if mistakes.isEmpty { return [] }
        let items = mistakes.map { mistake in
            let words = mistake.slips.compactMap { slip -> String? in
                switch slip.kind {
                case .refused(_, let message): "With \(slip.design.name): \"\(message)\"."
                case .impossible(let reason): "With \(slip.design.name): \(reason)"
                case .runs: nil
                }
            }
            return Report.Item(
                name: mistake.name, text: ([mistake.sentence] + words).joined(separator: " "))
        }
        return [
            Report.Section(
                title: "Mistakes",
                introduction:
                    "Correct programs with one thing wrong. \"Claimed\": the compiler is said to refuse it. "
                    + "\"Reported\": it runs, and a runtime issue says what is wrong. "
                    + "\"Harmless\": "
                    + "it does what it should all the same. \"Silent\": it runs, does the wrong thing, "
                    + "and nothing is said. \"Stopped\": it stops its program. A dash: it cannot be made. "
                    + "Empty: nobody has made it with this design.",
                content: .table(
                    Report.Table(
                        caption: "What becomes of mistakes",
                        columns: ["mistake"] + designs.map(\.name),
                        rows: mistakes.map { mistake in
                            [mistake.name]
                                + designs.map { card.fates[mistake.name]?[$0.name]?.rawValue ?? "" }
                        }))),
            Report.Section(title: "The mistakes", content: .items(items)),
        ]
    }
}
