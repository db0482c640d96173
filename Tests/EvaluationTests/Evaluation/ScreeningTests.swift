import Tessera
import TesseraTesting

@testable import TesseraEvaluation
import TestViews

@Suite(.runtimeIssuesFail)
struct ScreeningTests {
    private func cell(_ attempts: Attempt..., variations: [Variation] = []) throws -> Cell {
        let card = try evaluation(.lamp(attempts, variations: variations)).scorecard()
        return try #require(card["light"])[.words]
    }

    @Test func `an attempt that passes the check does the task`() throws {
        expectEqual(try cell(.lamp(.words)).mark, "yes")
    }

    @Test func `one that does not says how many requirements it meets`() throws {
        let cell = try cell(.lamp(.words, limit: "It is broken.", isDead: true))
        expectEqual(cell.mark, "1 of 2")
        expectEqual(cell.representative?.missing, ["a tap switches it on"])
    }

    @Test func `a design without an attempt has a dash`() throws {
        let card = try evaluation(.lamp()).scorecard()
        let row = try #require(card["light"])
        expectEqual(row[.marks].mark, "–")
        expectEqual([row].standing(of: "marks"), Standing(done: 0, shortest: 0, long: 0))
    }

    @Test func `the shortest attempt that does the task represents it`() throws {
        let cell = try cell(
            .lamp(.words, "dead", isDead: true), .lamp(.words, "lit"),
            Attempt(.words, "short", region: "short") { Short() })
        expectEqual(cell.best?.attempt, "short")
        expectEqual(cell.results.map(\.attempt), ["short", "lit", "dead"])
    }

    @Test func `what an attempt gives up is a note, and decides nothing`() throws {
        let cell = try cell(.lamp(.words, loss: "It cannot be switched off."))
        #expect(cell.isDone)
        expectEqual(cell.best?.loss, "It cannot be switched off.")
    }

    @Test func `a task is partly done where a variation breaks the attempt`() throws {
        let again = Variation(
            "switched before", change: { $0 },
            prepare: { screen in
                screen.tap(.type(Text.self)[0])
                screen.tap(.type(Text.self)[0])
            })
        let cell = try cell(.lamp(.words, sticks: true), variations: [again])
        expectEqual(cell.mark, "partly")
        expectEqual(cell.partial?.failedVariations, ["switched before"])
        expectEqual(try self.cell(.lamp(.words), variations: [again]).mark, "yes")
    }

    @Test func `of two copies the check and the taps reach the second`() throws {
        expectEqual(try cell(.lamp(.words), variations: [.twice]).mark, "yes")
        // One that says it is off, and whose neighbour would have to be tapped.
        let first = Variation(
            "beside a lit one",
            change: { screen in
                VStack {
                    Lamp(isOn: true); screen
                }
            })
        expectEqual(try cell(.lamp(.words), variations: [first]).mark, "partly")
    }

    @Test func `nothing at all is an impostor of every probe`() throws {
        let row = try #require(evaluation(.lamp()).scorecard()["light"])
        expectEqual(row.unmasked, ["nothing at all"])
        #expect(row.isScreened)
    }

    @Test func `a check that an impostor passes decides nothing`() throws {
        let evaluation = evaluation(
            .lamp(impostors: [Impostor("a lamp of another program") { Lamp() }]))
        let card = try evaluation.scorecard()
        expectEqual(card["light"]?.undetected, ["a lamp of another program"])
        let text = evaluation.report(on: card).text(on: .standard)
        #expect(text.contains("tasks done, of 0"))
        #expect(text.contains(/light +\? +\?\n/))
        #expect(
            text.contains("light is not counted: its check is passed by a lamp of another program.")
        )
    }

    @Test func `a check without a requirement passes nothing`() throws {
        let empty = Probe("empty", "Do nothing.", [.lamp(.words)], impostors: []) {
            _ in
        }
        let row = try #require(evaluation(empty).scorecard()["empty"])
        expectEqual(row[.words].mark, "0 of 0")
        #expect(row.isScreened)
    }
}

// region: short
private struct Short: View {
    var body: some View { Lamp() }
}
// endregion
