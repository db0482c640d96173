import Tessera
import TesseraEvaluation

extension Probe {
    static let french: Probe = Probe(
        "french", "Announce the value in French if the environment is French.", fact: .words,
        [.frenchSymbol, .frenchClosure, .frenchBuilders, .frenchControl],
        impostors: [
            Impostor("a rating in English") {
                Button("Français") {}
                Fake(tap: .choosesItself, isAnnounced: true)
            },
            Impostor("one that says it in French at once") { AlwaysFrench() },
        ], variations: .every, attacks: .every
    ) { screen in
        var ratings = RatingLaw(.stars, 3)
        ratings.values = screen.require(ratings)
        screen.tap(text: "Français")
        ratings.word = "sur"
        screen.require(ratings)
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
