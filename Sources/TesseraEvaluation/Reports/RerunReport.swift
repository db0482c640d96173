extension Evaluation {
    /// Returns the sections about variations that were run and variations that were not.
    func rerunSections(_ card: Scorecard) -> [Report.Section] {
        let names = probes.flatMap(\.variations).map(\.name).uniqued
        if names.isEmpty { return [] }
        let rows = names.map { name in
            let outcomes = card.rows.map { row in
                row.cells.flatMap(\.results).filter { $0.reruns.contains(name) }
            }
            let all = outcomes.flatMap(\.self)
            let failed = all.count { $0.failedVariations.contains(name) }
            return [name] + [outcomes.count { !$0.isEmpty }, all.count, failed].map(String.init)
        }
        let run = Report.Section(
            title: "What was run again",
            introduction:
                "Attempts that pass are run again, and are partly done if they fail. A rerun with "
                + "another constant is one of the attempts that state it; the others have none to replace.",
            content: .table(
                Report.Table(
                    caption: "Reruns of attempts",
                    columns: ["rerun", "tasks", "attempts", "failed"], rows: rows)))
        let reasons = names.flatMap(leftOut)
        if reasons.isEmpty { return [run] }
        return [
            run, Report.Section(title: "What was not run again, and why", content: .items(reasons)),
        ]
    }

    /// Returns the probes that leave out a variation, grouped by reason.
    private func leftOut(_ name: String) -> [Report.Item] {
        let reasons = probes.compactMap { probe in
            probe.variations.first { $0.name == name }?.reason.map { (probe.name, $0) }
        }
        return reasons.map(\.1).uniqued.map { reason in
            let probes = reasons.filter { $0.1 == reason }.map(\.0)
            return Report.Item(
                name: name, text: "not of \(probes.joined(separator: ", ")): \(reason)")
        }
    }
}

extension Outcome {
    /// The variations under which the attempt was run.
    fileprivate var reruns: [String] { passedVariations + failedVariations }
}

extension [String] {
    /// The strings without repetitions, in order.
    fileprivate var uniqued: [String] {
        var known: Set<String> = []
        return filter { known.insert($0).inserted }
    }
}
