import TesseraEvaluation

// Look at `Probes/`: each folder is a task, with the check that says when it is done and the files of
// the attempts. `Catalog.swift` lists them. `Growths/` has screens that are changed step by step.

/// Designs of one control, compared by what can be done with them.
@main
@MainActor
enum Compare {
    static let evaluation = Evaluation(
        "Compare", "Four designs of one control, judged by running them",
        designs: Design.all, probes: Probe.all, example: "own-symbol", nouns: ["Rating"],
        measures: [.lines, .tokens, .places, .names] + Measure.running,
        findings: [
            Findings(
                "Verdict",
                "In brackets the rows that a sentence rests on, and the results that would change it.",
                Finding.verdict),
            Findings("For whom", "Who is served best, by the rows in brackets.", Finding.users),
            Findings(
                "What the seed proposal claims",
                "Its sentences on closures and on its own style; what this run makes of them; and in "
                    + "brackets the rows that say so.", Finding.claims),
        ],
        growths: [.ladder, .requests], mistakes: Mistake.all, features: Feature.all,
        limits: Limit.all, timing: .thousand)

    static func main() { evaluation.main() }
}
