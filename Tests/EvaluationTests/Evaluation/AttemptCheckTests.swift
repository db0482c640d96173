import Tessera
import TesseraTesting

@testable import TesseraEvaluation
import TestViews

/// The mistakes of a trial's author that are reported before anything runs.
@Suite(.runtimeIssuesFail)
struct AttemptCheckTests {
    private static let round = Design(
        "round", "a round lamp", "It is round.", vocabulary: ["RoundLamp", "glow"])
    private static let square = Design(
        "square", "a square lamp", "It is square.", vocabulary: ["SquareLamp", "glow"])

    /// Returns the message for an attempt, or `nil` if it is sound.
    private func mistake(_ attempt: Attempt, counting measure: Measure = .tokens) -> String? {
        let group = ProbeGroup("lamps", counting: measure, [.lamp([attempt])])
        let lamps = Evaluation(
            "Lamps", "Lamps", designs: [Self.round, Self.square], groups: [group])
        do {
            _ = try lamps.output(for: ["light"])
            return nil
        } catch {
            return "\(error)"
        }
    }

    @Test func `an attempt that uses its design is sound`() {
        #expect(mistake(Attempt(Self.round, region: "round") { RoundScreen() }) == nil)
        #expect(
            mistake(Attempt(Self.round, region: "round") { Stored(1) { _ in RoundScreen() } })
                == nil)
    }

    @Test func `an attempt with another design is refused`() {
        expectEqual(
            mistake(Attempt(Self.square, region: "round") { RoundScreen() }),
            "AttemptCheckTests.swift: an attempt with square uses RoundLamp")
        expectEqual(
            mistake(Attempt(Self.square, region: "neither") { PlainScreen() }),
            "AttemptCheckTests.swift: an attempt with square uses none of its names")
    }

    @Test func `an attempt imports the module of its design alone`() {
        let own = Design("own", "a lamp", "It is ours.", module: "Lamps")
        let tested = Design("tested", "a lamp", "It is tested.", module: "Tessera")
        func mistake(_ design: Design, _ designs: [Design]) -> String? {
            let probe = Probe.lamp([Attempt(design, region: "neither") { PlainScreen() }])
            let lamps = Evaluation(
                "Lamps", "Lamps", designs: designs, groups: [ProbeGroup("lamps", [probe])])
            do { _ = try lamps.output(for: ["light"]) } catch { return "\(error)" }
            return nil
        }
        let file = "AttemptCheckTests.swift: an attempt with"
        expectEqual(mistake(own, [own]), "\(file) own does not import Lamps")
        #expect(mistake(tested, [tested]) == nil)
        let plain = Design("plain", "a lamp", "It is plain.")
        expectEqual(mistake(plain, [plain, tested]), "\(file) plain imports Tessera")
    }

    @Test func `a region without the attempt's screen is reported`() {
        expectEqual(
            mistake(Attempt(Self.round, region: "round") { PlainScreen() }),
            "AttemptCheckTests.swift: the region \"round\" does not declare PlainScreen, "
                + "which the attempt shows")
    }

    @Test func `a region without the change is reported`() {
        expectEqual(
            mistake(Attempt(Self.round, region: "same") { Same.LitScreen() }),
            "AttemptCheckTests.swift: the region \"same\" does not change the code before it"
        )
        expectEqual(
            mistake(Attempt(Self.round, region: "round") { RoundScreen() }, counting: .places),
            "AttemptCheckTests.swift: there is no region \"round-before\" with the code "
                + "before the change")
    }
}

private struct RoundLamp: View {
    var body: some View { Lamp() }
}

// region: round
private struct RoundScreen: View {
    var body: some View { RoundLamp() }
}
// endregion

// region: neither
private struct PlainScreen: View {
    var body: some View { Lamp() }
}
// endregion

private enum Same {
    // region: same
    struct LitScreen: View {
        var body: some View { RoundLamp() }
    }
    // endregion
}

private enum SameBefore {
    // region: same-before
    struct LitScreen: View {
        var body: some View { RoundLamp() }
    }
    // endregion
}
