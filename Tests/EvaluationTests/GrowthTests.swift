import Tessera
import TesseraTesting
import Testing

@testable import TesseraEvaluation

// What the steps are written in.
// region: first
private struct First: View {
    var body: some View { Lamp() }
}
// endregion
// region: second
private struct Second: View {
    var body: some View { Lamp(isDead: false) }
}
// endregion
// region: third
private struct Third: View {
    var body: some View { Text("on") }
}
// endregion

@MainActor
@Suite(.runtimeIssuesFail)
struct GrowthTests {
    private func step(_ name: String, _ attempts: [Attempt]) -> Probe {
        .lamp(attempts, name: name)
    }

    private var evaluation: Evaluation {
        let steps = [
            step("first", [Attempt(.words, region: "first") { First() }]),
            step("second", [Attempt(.words, region: "second") { Second() }]),
            step("third", [Attempt(.words, limit: "It is dark.", region: "third") { Third() }]),
        ]
        return Evaluation(
            "Lamps", "Two designs of a lamp", designs: [.words, .marks], probes: [.lamp()],
            growths: [Growth("A lamp that grows", "Step by step.", steps)])
    }

    @Test func `a step counts what it adds to the one before, and throws away of it`() throws {
        let card = try evaluation.scorecard()
        #expect(card["first"]?[.words][.added] == nil)
        #expect(card["first"]?[.words][.fresh] == 1)
        // `Second` for `First`, and `isDead: false`.
        #expect(card["second"]?[.words][.added] == 4)
        #expect(card["second"]?[.words][.dropped] == 1)
        #expect(card["second"]?[.words][.places] == 2)
        #expect(card["second"]?[.words][.fresh] == 0)
    }

    @Test func `steps stand in a table of their own, and count for no fact`() throws {
        let text = try evaluation.output(for: [])
        #expect(text.contains("── A lamp that grows ─"))
        #expect(text.contains("\nsecond        2      4        1    0\n"))
        #expect(text.contains("\nthird       (2)    (3)      (5)  (0)\n"))
        #expect(text.contains("third, words: It is dark. Not met: it is off"))
        #expect(text.contains(/light +yes +–\n/))
        #expect(try evaluation.output(for: ["--list"]).split(separator: "\n").count == 4)
        #expect(try evaluation.output(for: ["second"]).hasPrefix("── second ─"))
    }
}
