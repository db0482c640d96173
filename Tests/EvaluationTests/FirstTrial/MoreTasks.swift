import Tessera
import TesseraEvaluation

extension Probe {
    static let update = Probe(
        "update", "Let the percentage follow the progress.",
        [
            Attempt(.style, region: "style") { StyleScreen() },
            Attempt(.closure, region: "closure") { ClosureScreen() },
        ],
        impostors: [Impostor("a text that stays") { Text("40 %").onTapGesture {} }]
    ) { screen in
        screen.tap(.text("40 %"))
        screen.require("a tap adds two percent", screen.texts == ["42 %"])
    }

    static let screen = Probe(
        "screen", "Show a check mark in both rings of a finished screen.",
        [
            Attempt(.style, region: "screen") { CheckedScreen() },
            Attempt(.closure, limit: "No closure can be set from outside.", region: "screen") {
                Downloads()
            },
        ],
        impostors: [Impostor("one ring") { ClosureRing(percent: 10) { _ in Text("✓") } }]
    ) { screen in
        screen.require("both rings show a check mark", screen.texts == ["✓", "✓"])
    }
}

// region: style
private struct PercentStyle: RingStyle {
    func makeBody(configuration: Configuration) -> some View {
        Text("\(configuration.percent) %")
    }
}

private struct StyleScreen: View {
    @State private var percent = 40

    var body: some View {
        Ring(percent: percent).ringStyle(PercentStyle())
            .onTapGesture { percent += 2 }
    }
}
// endregion

// region: closure
private struct ClosureScreen: View {
    @State private var percent = 40

    var body: some View {
        ClosureRing(percent: percent) { Text("\($0) %") }
            .onTapGesture { percent += 2 }
    }
}
// endregion

private struct Downloads: View {
    var body: some View {
        HStack {
            Ring(percent: 10)
            Ring(percent: 70)
        }
    }
}

// region: screen
private struct CheckStyle: RingStyle {
    func makeBody(configuration: Configuration) -> some View { Text("✓") }
}

private struct CheckedScreen: View {
    var body: some View { Downloads().ringStyle(CheckStyle()) }
}
// endregion
