import TesseraEvaluation

// Look at `Probes/`: each folder is a task, with the check that says when it is done and the files of
// the attempts. `Catalog.swift` lists them.

/// Designs of one control, compared by what can be done with them.
@main
@MainActor
enum Compare {
    static let evaluation = Evaluation(
        "Compare", "Four designs of one control, judged by running them",
        designs: Design.all, probes: Probe.all, example: "own-symbol", nouns: ["Rating"],
        measures: [.lines, .tokens, .places, .names] + Measure.running,
        findings: [
            Findings("Recommendation", "", Finding.recommendation),
            Findings("For it", "", Finding.reasons),
            Findings("Against it", "", Finding.objections),
        ],
        claims: Findings(
            "Claims of the seed proposal",
            "Sentences of the seed on closures and on its style, with the rows that decide each.",
            Finding.claims),
        mistakes: Mistake.all, limits: Limit.all)

    static func main() { evaluation.main() }
}
