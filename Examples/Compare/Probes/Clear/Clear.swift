import Tessera
import TesseraEvaluation

extension Probe {
    static let clear: Probe = Probe(
        "clear",
        "Clear the rating by a second tap on its value, in addition to the style that is set: "
            + "circles.",
        fact: .clearing,
        [.clearSymbol, .clearClosure, .clearControl, .clearBuilders],
        impostors: [
            Impostor("circles that choose") {
                Fake(kind: "circle", tap: .choosesItself, isAnnounced: true)
            },
            Impostor("circles that choose one less") {
                Fake(kind: "circle", tap: .choosesOneLess, isAnnounced: true)
            },
        ], variations: .every.ofNoCount, attacks: .every
    ) { screen in
        let ratings = RatingLaw(.circles, 3)
        screen.require(ratings)
        for position in 0..<(screen.variation == nil ? screen.count : 2) where screen.isPassed {
            let symbol = screen.symbols(.circles)[position]
            if screen.shares != [position + 1] { screen.tap(at: symbol.center) }
            let isChosen = screen.shares == [position + 1]
            screen.tap(at: symbol.center)
            screen.require(
                "a tap on the value that it has clears it",
                isChosen && ratings.areRight([0], on: screen))
        }
    }
}
