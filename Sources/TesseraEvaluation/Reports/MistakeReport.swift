import Tessera

extension Evaluation {
    /// Returns pictures of the programs whose mistake passes in silence, each with the mistake in words.
    func silentPictures(_ card: Scorecard) -> [(text: String, picture: Picture)] {
        mistakes.flatMap { mistake in
            mistake.slips.compactMap { slip in
                guard case .runs(let screen) = slip.kind,
                    card.fates[mistake.name]?[slip.design.name] == .silent
                else { return nil }
                let host = ViewHost(rootView: screen(), onIssue: { _ in })
                return ("\(mistake.sentence) With \(slip.design.name).", Picture(of: host))
            }
        }
    }

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
                    "Correct programs with one error. \"Claimed\": the evaluation states that the compiler "
                    + "refuses it. \"Reported\": a runtime issue names the error. \"Harmless\": the program "
                    + "works. \"Silent\": the program does the wrong thing, and reports nothing. "
                    + "\"Stopped\": the program crashes. A dash: the mistake is impossible. Empty: not tried.",
                content: .tables([
                    Report.Table(
                        caption: "Consequences of mistakes",
                        columns: ["mistake"] + designs.map(\.name),
                        rows: mistakes.map { mistake in
                            [mistake.name]
                                + designs.map { card.fates[mistake.name]?[$0.name]?.rawValue ?? "" }
                        })
                ])),
            Report.Section(title: "The mistakes", content: .items(items)),
        ]
    }
}
