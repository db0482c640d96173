import Foundation
import TesseraEvaluation

// Look at `Probes/`: each folder is a task, with the check that says when it is done and the files of
// the attempts. `Catalog.swift` lists them.

/// Designs of one control, compared by what can be done with them.
@main
@MainActor
enum Compare {
    static let evaluation = Evaluation(
        "Compare", "Four designs of one control, judged by running them",
        designs: Design.all, probes: Probe.all, example: "wave",
        filmed: { $0.tap(at: $0.symbols(.stars)[4].center) }, nouns: ["Rating"],
        measures: [.lines, .tokens, .places, .names] + Measure.running,
        findings: [
            Findings(
                "Verdict [in draws of half the tasks]", "", Finding.verdict
            ),
            Findings("The original's three arguments", "", Finding.arguments),
            Findings("Styles or closures for a screen", "", Finding.openQuestion),
        ],
        mistakes: Mistake.all,
        appendices: [
            Appendix(
                "The laws of controls", LawTable.committed.trimmingCharacters(in: .newlines),
                renew: LawTable.write)
        ], limits: Limit.all)

    static func main() { evaluation.main() }
}
