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
            title: "Reruns",
            introduction:
                "Attempts that pass run again under each variation. An attempt that fails then does its "
                + "task partly. A rerun with another constant needs an attempt that states it.",
            content: .tables([
                Report.Table(
                    caption: "Reruns of attempts",
                    columns: ["rerun", "tasks", "attempts", "failed"], rows: rows)
            ]))
        let reasons = names.flatMap(leftOut)
        if reasons.isEmpty { return [run] }
        return [
            run, Report.Section(title: "Reruns left out", content: .items(reasons)),
        ]
    }

    /// Returns the probes and designs that leave out a variation, grouped by reason.
    private func leftOut(_ name: String) -> [Report.Item] {
        let variations = probes.map { probe in probe.variations.first { $0.name == name } }
        let designs = variations.compactMap { $0?.designs }.first.map { designs in
            "run with \(designs.names.joined(separator: ", ")) only: \(designs.reason)"
        }
        let reasons = zip(probes, variations).compactMap { probe, variation in
            variation?.reason.map { (probe.name, $0) }
        }
        let texts = reasons.map(\.1).uniqued.map { reason in
            let probes = reasons.filter { $0.1 == reason }.map(\.0)
            return "left out for \(probes.joined(separator: ", ")): \(reason)"
        }
        return ([designs].compactMap(\.self) + texts).map { Report.Item(name: name, text: $0) }
    }
}

extension Outcome {
    /// The variations under which the attempt was run.
    fileprivate var reruns: [String] { passedVariations + failedVariations }
}

extension Array where Element: Hashable {
    /// The elements without repetitions, in order.
    var uniqued: [Element] {
        var known: Set<Element> = []
        return filter { known.insert($0).inserted }
    }
}
