import Tessera
import TesseraEvaluation

/// What a screen keeps.
struct Answer: CustomStringConvertible {
    var stars: Int16 = 3

    var description: String { "kept: \(stars)" }
}

extension Probe {
    static let narrow = Probe(
        "narrow", "Keep the rating in a record, as an `Int16`.", fact: .values,
        [.narrowSymbol, .narrowClosure, .narrowBuilders, .narrowControl, .narrowHand],
        impostors: [
            Impostor("a rating beside a record") {
                Fake(tap: .choosesItself, isAnnounced: true); Text("\(Answer())")
            },
            Impostor("a picture") {
                Fake(isAnnounced: true); Text("\(Answer())")
            },
        ], variations: .every
    ) { screen in
        screen.require("the record says three", screen.texts == ["kept: 3"])
        screen.tap(image: 3)
        screen.require(
            "a tap on the fourth symbol keeps four",
            screen.symbols == screen.filled(4) && screen.texts == ["kept: 4"])
        screen.adjust(.increment)
        screen.require("a step up keeps five", screen.texts == ["kept: 5"])
    }
}
