import Tessera
import TesseraEvaluation

extension Probe {
    static let percent = Probe(
        "percent", "Show the percentage of a ring.",
        [
            Attempt(.style, region: "style") { StyleScreen() },
            Attempt(.closure, region: "closure") { ClosureScreen() },
        ],
        impostors: [Impostor("another number") { Text("4 %") }], variations: [.twice]
    ) { screen in
        screen.require("the percentage is shown", screen.texts == ["40 %"])
    }
}

// region: style
private struct PercentStyle: RingStyle {
    func makeBody(configuration: Configuration) -> some View {
        Text("\(configuration.percent) %")
    }
}

private struct StyleScreen: View {
    var body: some View { Ring(percent: 40).ringStyle(PercentStyle()) }
}
// endregion

// region: closure
private struct ClosureScreen: View {
    var body: some View { ClosureRing(percent: 40) { Text("\($0) %") } }
}
// endregion
