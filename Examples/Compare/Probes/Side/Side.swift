import Tessera
import TesseraEvaluation

extension Probe {
    static let side = Probe(
        "side", "Let halves be chosen, by the side of a symbol that is touched.", fact: .fractions,
        [
            .sideSymbol, .sideClosurePlaced, .sideClosureTrick, .sideBuilders, .sideControl,
            .sideHand,
        ],
        impostors: [
            Impostor("a rating of whole numbers") {
                Fake(tap: .choosesItself, isAnnounced: true, value: 0)
            },
            Impostor("a picture") { Fake(isAnnounced: true, value: 0) },
        ],
        variations: .every.leaving(
            out: .values, since: "the middle of a symbol lies between two halves.")
    ) { screen in
        screen.host.tap(at: screen.point(atImage: 3, part: 0.25))
        screen.require(
            "a tap on the first half of the fourth symbol chooses three and a half",
            screen.symbols == screen.filled(3.5) && screen.isOneAdjustable("3.5 of \(screen.count)")
        )
        screen.host.tap(at: screen.point(atImage: 1, part: 0.75))
        screen.require(
            "one on the second half of the second chooses two", screen.symbols == screen.filled(2))
        screen.adjust(.increment)
        screen.require(
            "a screen reader goes on by a half",
            screen.symbols == screen.filled(2.5) && screen.isOneAdjustable("2.5 of \(screen.count)")
        )
    }
}
