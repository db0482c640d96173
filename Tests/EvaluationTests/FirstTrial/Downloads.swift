import Tessera
import TesseraEvaluation

extension Probe {
    static let screen = Probe(
        "screen", "Show a check mark in both rings of a finished screen.",
        [
            Attempt(.style, region: "style") { CheckedScreen() },
            Attempt(
                .closure, limit: "A closure is written at its ring: this is a copy.",
                region: "closure"
            ) {
                CopiedScreen()
            },
        ],
        impostors: [
            Impostor("two texts") {
                VStack {
                    Text("✓"); Text("✓")
                }
            }
        ],
        attacks: [.invisible]
    ) { screen in
        screen.require("it is the finished screen", screen.tree.all("Downloads").count == 1)
        screen.require("both rings show a check mark", screen.seen.map(\.text) == ["✓", "✓"])
        screen.require(
            "both are announced", screen.announced.map(\.label) == ["Progress", "Progress"])
    }
}

private struct Downloads: View {
    @State private var percents = [10, 70]

    var body: some View {
        VStack {
            Ring(percent: $percents[0])
            Ring(percent: $percents[1])
        }
    }
}

// region: style
private struct CheckStyle: RingStyle {
    func makeBody(configuration: Configuration) -> some View { Text("✓") }
}

private struct CheckedScreen: View {
    var body: some View { Downloads().ringStyle(CheckStyle()) }
}
// endregion

// region: closure
private struct CopiedScreen: View {
    @State private var percents = [10, 70]

    var body: some View {
        VStack {
            ClosureRing(percent: $percents[0]) { _ in Text("✓") }
            ClosureRing(percent: $percents[1]) { _ in Text("✓") }
        }
    }
}
// endregion
