import Tessera
import TesseraEvaluation

extension Probe {
    static let french = Probe(
        "french", "Announce the value in French where the environment is French.", fact: .words,
        [.frenchSymbol, .frenchClosure, .frenchBuilders, .frenchControl],
        impostors: [
            Impostor("a rating in English") { Fake(tap: .choosesItself, isAnnounced: true) },
            Impostor("one that says it in French at once") { AlwaysFrench() },
        ], variations: .every
    ) { screen in
        @MainActor func rating() -> AccessibilityTree.Element? {
            screen.announced.first(where: \.isAdjustable)
        }
        screen.require(
            "at first it is announced in English", rating()?.value == "3 of \(screen.count)")
        screen.tap(text: "Français")
        screen.require("then in French", rating()?.value == "3 sur \(screen.count)")
        screen.adjust(.increment)
        screen.require("also after a step", rating()?.value == "4 sur \(screen.count)")
    }
}

private struct AlwaysFrench: View {
    @State private var value = 3

    var body: some View {
        Button("Français") {}
        Fake(isAnnounced: true)
            .accessibilityValue("\(value) sur 5")
            .accessibilityAdjustableAction { _ in value += 1 }
    }
}
