import Tessera
import TesseraEvaluation

@main
@MainActor
enum Compare {
    static let evaluation = Evaluation(
        "Compare", "Two ways to style a progress ring, judged by running them",
        designs: [.style, .closure], groups: [ProbeGroup("rings", [.percent, .screen])],
        example: "percent")

    static func main() { evaluation.main() }
}

extension Design {
    static let style = Design(
        "style", "a style", "A style draws in all rings of a view.",
        vocabulary: ["StyledRing", "RingStyle", "ringStyle"])
    static let closure = Design(
        "closure", "a closure", "A closure draws in one ring.", vocabulary: ["ClosureRing"])
}

extension Probe {
    static let percent = Probe(
        "percent", "Show the percentage in a ring.",
        [
            Attempt(.style, region: "style") { PercentScreen() },
            Attempt(.closure, region: "closure") { ClosureScreen() },
        ], impostors: [Impostor("a text without a ring") { Text("40 %") }],
        variations: [.twice], attacks: [.invisible]
    ) { $0.requireRings(["40 %"]) }

    static let screen = Probe(
        "screen", "Show the same text in the rings of a finished screen.",
        [Attempt(.style, region: "screen") { CheckedScreen() }],
        impostors: [Impostor("one ring") { ClosureRing(percent: 1) { _ in Text("✓") } }],
        attacks: [.invisible]
    ) { $0.requireRings(["✓", "✓"]) }
}

extension Inspection {
    /// Requires an announced ring around each text.
    func requireRings(_ texts: [String]) {
        require("each text is seen once", seen.map(\.text) == texts)
        require("each ring is announced", announced.map(\.label) == texts.map { _ in "Progress" })
    }
}

/// A screen whose source is not changed.
private struct Downloads: View {
    var body: some View {
        HStack {
            StyledRing(percent: 10)
            StyledRing(percent: 70)
        }
    }
}

// region: style
private struct PercentStyle: RingStyle {
    func makeBody(configuration: Configuration) -> some View { Text("\(configuration.percent) %") }
}

private struct PercentScreen: View {
    var body: some View { StyledRing(percent: 40).ringStyle(PercentStyle()) }
}
// endregion

// region: closure
private struct ClosureScreen: View {
    var body: some View { ClosureRing(percent: 40) { Text("\($0) %") } }
}
// endregion

// region: screen
private struct CheckStyle: RingStyle {
    func makeBody(configuration: Configuration) -> some View { Text("✓") }
}

private struct CheckedScreen: View {
    var body: some View { Downloads().ringStyle(CheckStyle()) }
}
// endregion
