extension Evaluation {
    /// The sections about programs that later features break.
    var featureSections: [Report.Section] {
        if features.isEmpty { return [] }
        let counts = designs.map { design in
            let count = probes.flatMap(\.attempts).count { $0.design.name == design.name }
            return "\(design.name) \(count)"
        }
        return [
            Report.Section(
                title: "Later features",
                introduction:
                    "Each is a second version of a design's module, against which all programs of "
                    + "the design are compiled again: \(counts.joined(separator: ", ")). The number is how "
                    + "many of them no longer compile; where there are several ways to have the feature, "
                    + "first with the one that breaks the least. A dash: the design has the feature, or no "
                    + "use for it. Empty: nobody has tried it. What a program does that still compiles is not looked at.",
                content: .table(
                    Report.Table(
                        caption: "Programs that later features break",
                        columns: ["feature"] + designs.map(\.name),
                        rows: features.map { feature in
                            [feature.name]
                                + designs.map { design in
                                    let counts = feature.versions(of: design)
                                        .map { "\($0.broken.count)" }
                                    if !counts.isEmpty { return counts.joined(separator: " or ") }
                                    let isKnown = feature.versions.contains {
                                        $0.design.name == design.name
                                    }
                                    return isKnown ? "–" : ""
                                }
                        }))),
            Report.Section(title: "The later features", content: .items(features.map(item))),
        ]
    }

    private func item(_ feature: Feature) -> Report.Item {
        let words = feature.versions.compactMap { version -> String? in
            if let reason = version.reason { return "With \(version.design.name): \(reason)" }
            guard version.name != nil || !version.broken.isEmpty else { return nil }
            let programs =
                version.broken.count > 3
                ? "\(version.broken.count) programs, \(version.broken[0]) the first"
                : version.broken.joined(separator: ", ")
            return "With \(version.design.name)\(version.name.map { ", \($0)" } ?? ""): "
                + (programs.isEmpty ? "nothing breaks." : "breaks \(programs).")
        }
        return Report.Item(
            name: feature.name, text: ([feature.sentence] + words).joined(separator: " "))
    }
}
