import Tessera
import TesseraEvaluation

extension Probe {
    static let half = Probe(
        "half",
        "Show an average of 3.5, with a half symbol.",
        fact: .fractions,
        [
            .halfSymbol, .halfClosurePlaced, .halfClosure, .halfControl, .halfBuilders,
            .halfClosureTrick,
        ],
        impostors: [
            Impostor("a picture of it") {
                HStack {
                    Image(systemName: "star.fill"); Image(systemName: "star.fill");
                    Image(systemName: "star.fill"); Image(systemName: "star.leadinghalf.filled");
                    Image(systemName: "star")
                }
            },
            Impostor("three and a half, announced as four") { Fake(isAnnounced: true, value: 4) },
        ], variations: .every.ofReading
    ) { screen in
        screen.require(
            "three symbols are full, one half, one empty",
            screen.symbols == screen.filled(3.5))
        screen.require(
            "a screen reader hears one thing, of 3.5, and nothing to adjust",
            screen.announced.count == 1 && screen.announced[0].value?.hasPrefix("3.5") == true
                && !screen.announced[0].isAdjustable)
    }
}
