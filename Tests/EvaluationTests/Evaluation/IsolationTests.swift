import Tessera
import TesseraTesting

@testable import TesseraEvaluation

@Suite(.runtimeIssuesFail)
struct IsolationTests {
    private let evaluation = Evaluation(
        "Lamps", "Two designs of a lamp", designs: [.words, .marks],
        groups: [
            ProbeGroup(
                "lamps",
                [.lamp([.lamp(.words), .lamp(.marks, limit: "It is dead.", isDead: true)])])
        ],
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
        ])

    /// A run whose processes crash for the commands that `stops` accepts.
    private func run(stops: @escaping (String) -> Bool) throws -> Scorecard {
        var run = IsolatedRun(evaluation: evaluation)
        run.start = { arguments in
            if stops(arguments[1]) { return { (nil, "it fell down.") } }
            let text = try IsolatedRun(evaluation: evaluation).output(for: arguments)
            return { (text.map { Data($0.utf8) }, "") }
        }
        run.progress = { _, _ in }
        return try run.scorecard(of: evaluation.all())
    }

    @Test func `shares of four tasks report their progress`() throws {
        let probes = (0..<9).map { Probe.lamp(name: "\($0)") }
        let nine = Evaluation(
            "Lamps", "Lamps", designs: [.words], groups: [ProbeGroup("lamps", probes)])
        var run = IsolatedRun(evaluation: nine)
        run.start = { arguments in
            let text = try IsolatedRun(evaluation: nine).output(for: arguments)
            return { (text.map { Data($0.utf8) }, "") }
        }
        var progress: [String] = []
        run.progress = { progress.append("\($0) of \($1)") }
        #expect(try run.scorecard(of: nine.all()).rows.map(\.name) == probes.map(\.name))
        #expect(progress == ["3 of 9", "6 of 9", "9 of 9"])
    }

    @Test func `another process finds the same results`() throws {
        let card = try run { _ in false }
        #expect(try card.json() == evaluation.scorecard().json())
        #expect(card.fates == ["dead": ["words": .silent, "marks": .impossible]])
    }

    @Test func `an attempt that stops its process takes no other with it`() throws {
        let card = try run { $0.contains(#""attempt" : 1"#) || $0.contains(#""dead""#) }
        #expect(card["light"]?[.words].mark == "yes")
        #expect(card["light"]?[.marks].results.first?.limit == "The program stopped: it fell down.")
    }

    @Test func `a mistake that stops its process stops its program`() throws {
        let card = try run { $0.contains(#""dead""#) && !$0.contains(#""design" : "marks""#) }
        #expect(card.fates == ["dead": ["words": .stopped, "marks": .impossible]])
        #expect(card["light"]?[.words].mark == "yes")
        let text = evaluation.report(on: card).text(on: .standard)
        #expect(text.contains(/dead +stopped +–\n/))
    }
}
