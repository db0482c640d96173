import TesseraTesting

@testable import TesseraEvaluation

@Suite(.runtimeIssuesFail)
struct DrawTests {
    /// Ten tasks. Marks do the first ones.
    private func card(marks done: Int) throws -> Scorecard {
        let probes = (0..<10).map { number in
            Probe.lamp([.lamp(.words), .lamp(.marks, isDead: number >= done)], name: "\(number)")
        }
        return try Evaluation(
            "Lamps", "Lamps", designs: [.words, .marks], probes: probes, findings: []
        ).scorecard()
    }

    @Test func `half of the tasks are drawn, each time as often`() throws {
        let halves = Draws.halves(of: try card(marks: 10))
        #expect(halves.count == 1000)
        #expect(halves.allSatisfy { Set($0.rows.map(\.name)).count == 5 })
        for number in 0..<10 {
            let drawn = halves.count { half in half.rows.contains { $0.name == "\(number)" } }
            #expect((450...550).contains(drawn))
        }
    }

    @Test func `a sentence on all tasks says how often it holds`() throws {
        let words = Finding("Words do all.") { $0.areDone(.words) }
        let marks = Finding("Marks do all.") { $0.areDone(.marks) }
        let card = try card(marks: 9)
        #expect(words.words(in: card) == "Words do all. [all 1,000]")
        // A draw leaves the tenth task out as often as not.
        let share = try #require(marks.share(in: card))
        #expect((450...550).contains(share))
        #expect(Finding("Words do.", rows: ["1"]) { _ in true }.share(in: card) == nil)
    }

    @Test func `a share of tasks is counted with those that fail`() throws {
        let rows = try card(marks: 7).rows
        #expect(rows.done(.marks) == 0.7)
        #expect(rows.share(where: .marks, exceeds: 1, of: .words) == 0.3)
        #expect(rows.share(where: .words, exceeds: 1, of: .marks) == 0)
    }

    @Test func `a finding that falls is counted, so that the program fails`() throws {
        let findings = [Finding("Marks do.", rows: ["light"]) { $0.areDone(.marks) }]
        let evaluation = evaluation(.lamp(), findings: findings)
        #expect(
            evaluation.unsupported(by: try evaluation.scorecard()).map(\.sentence) == ["Marks do."])
    }
}
