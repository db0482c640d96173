import Tessera
import TesseraTesting

@testable import TesseraEvaluation
import TestViews

// region: row
private struct Row: View {
    let count: Int

    var body: some View {
        HStack { ForEach(0..<count, id: \.self) { _ in Lamp() } }
    }
}
// endregion

@Suite(.runtimeIssuesFail)
struct RerunTests {
    private let four = Variation.given("with four lamps", 4)

    /// A probe for a row of two lamps, or as many as a variation gives.
    private func probe(_ attempts: [Attempt], variations: [Variation]) -> Probe {
        Probe(
            "row", "Show two lamps.", attempts, impostors: [], variations: variations
        ) { screen in
            screen.require("all are there", screen.texts.count == screen.given(or: 2))
        }
    }

    private func outcome(_ attempt: Attempt, under variations: Variation...) throws -> Outcome {
        let card = try evaluation(probe([attempt], variations: variations)).scorecard()
        return try #require(card["row"]?[.words].results.first)
    }

    @Test func `an attempt with a constant is rerun with another value`()
        throws
    {
        let honest = Attempt(.words, stating: 2, region: "row") { Row(count: $0) }
        expectEqual(try outcome(honest, under: four).passedVariations, ["with four lamps"])
        let fixed = Attempt(.words, stating: 2, region: "row") { _ in Row(count: 2) }
        expectEqual(try outcome(fixed, under: four).failedVariations, ["with four lamps"])
        #expect(try outcome(fixed, under: four).isPartial)
    }

    @Test func `an attempt without a matching constant is not rerun`() throws {
        let plain = Attempt(.words, region: "row") { Row(count: 2) }
        let named = Attempt(.words, stating: "two", region: "row") { _ in Row(count: 2) }
        for attempt in [plain, named] {
            let outcome = try outcome(attempt, under: four)
            expectEqual(outcome.passedVariations + outcome.failedVariations, [])
            #expect(!outcome.isPartial)
        }
    }

    @Test func `every check receives the constant of the surroundings`() throws {
        let more = Variation(
            "beside two others",
            change: { screen in
                VStack {
                    screen
                    Row(count: 2)
                }
            }, given: 4)
        let plain = Attempt(.words, region: "row") { Row(count: 2) }
        expectEqual(try outcome(plain, under: more).passedVariations, ["beside two others"])
    }

    @Test func `a variation left out is not run, and the reason printed`() throws {
        let honest = Attempt(.words, stating: 2, region: "row") { Row(count: $0) }
        let evaluation = evaluation(
            probe([honest], variations: [.twice, four.leftOut(since: "the task says two.")]))
        let text = evaluation.report(on: try evaluation.scorecard()).text(on: .standard)
        #expect(text.contains(/with four lamps +0 +0 +0\n/))
        #expect(text.contains(/twice on a screen +1 +1 +0\n/))
        #expect(text.contains("with four lamps: left out for row: the task says two."))
    }
}
