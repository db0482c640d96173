import Tessera
import TesseraTesting
import Testing

@testable import TesseraEvaluation

@MainActor
@Suite(.runtimeIssuesFail)
struct FeatureTests {
    private let finding = Finding(
        "Marks are never dead, and can be dimmed.", rows: ["light"], mistakes: ["dead"],
        features: ["dimmed"]
    ) { card, rows in
        rows.areDone(.words) && card.isSilent("dead", with: .words)
            && card.isImpossible("dead", with: .marks)
            && card.programs(brokenBy: "dimmed", with: .words).first == 0
            && card.programs(brokenBy: "dimmed", with: .marks) == []
    }

    private var evaluation: Evaluation {
        Evaluation(
            "Lamps", "Two designs of a lamp", designs: [.words, .marks], probes: [.lamp()],
            findings: [Findings("Verdict", "In brackets the rows.", [finding])],
            mistakes: [
                Mistake(
                    "dead", "The lamp is dead.",
                    [
                        Slip(.words) { Lamp(isDead: true) },
                        Slip(.marks, impossibleSince: "It has no tap."),
                    ]
                ) { screen in
                    screen.tap(.type(Text.self)[0])
                    screen.require("a tap switches it on", screen.texts == ["on"])
                }
            ],
            features: [
                Feature(
                    "dimmed", "A lamp can be dimmed.",
                    [
                        Version(.words, "another parameter", changing: []),
                        Version(.words, "another type", changing: [], breaks: ["light"]),
                        Version(.marks, unneededSince: "They can."),
                    ])
            ])
    }

    @Test func `later features are ordered by how much they break`() throws {
        let text = try evaluation.output(for: ["--all"])
        #expect(text.contains("words 1, marks 0"))
        #expect(text.contains(/dimmed +0 or 1 +–\n/))
        let words = text.replacing("\n  ", with: " ")
        #expect(
            words.contains(
                "dimmed: A lamp can be dimmed. With words, another parameter: nothing breaks. "
                    + "With words, another type: breaks light. With marks: They can."))
    }

    @Test func `a sentence names the mistakes and features behind it`()
        throws
    {
        #expect(
            finding.text(in: try evaluation.scorecard())
                == "Marks are never dead, and can be dimmed. [light, dead, dimmed; falls if words "
                + "missed light, if dead were noticed with words, if dimmed broke a program of words, "
                + "if dead went unnoticed with marks]")
    }

    @Test func `a sentence on a mistake that no one made is unsupported`() throws {
        let finding = Finding("Nobody is wrong.", mistakes: ["other"]) { _, _ in true }
        #expect(finding.text(in: try evaluation.scorecard()).hasPrefix("NOT SUPPORTED"))
        let later = Finding("All is well.", mistakes: [], features: ["other"]) { _, _ in true }
        #expect(later.text(in: try evaluation.scorecard()).hasPrefix("NOT SUPPORTED"))
    }
}
