import Tessera
import TesseraEvaluation

extension Probe {
    static let missing = Probe(
        "missing", "Let the rating be missing, an `Int?`, until one is chosen.", fact: .values,
        [.missingSymbol, .missingClosure, .missingBuilders, .missingControl, .missingHand],
        impostors: [
            Impostor("a rating that is none at first") {
                Text("none"); Fake(tap: .choosesItself, isAnnounced: true, value: 0)
            },
            Impostor("a picture") {
                Text("none"); Fake(isAnnounced: true, value: 0)
            },
        ], variations: .every
    ) { screen in
        screen.require(
            "nothing is filled, and nothing is kept",
            screen.symbols == screen.filled(0) && screen.texts == ["none"])
        screen.require(
            "a screen reader is told no number",
            screen.announced.contains { $0.isAdjustable && $0.value?.contains("0") == false })
        screen.tap(image: 1)
        screen.require(
            "a tap on the second symbol chooses two",
            screen.symbols == screen.filled(2) && screen.texts == ["2"])
        screen.adjust(.decrement)
        screen.adjust(.decrement)
        screen.require(
            "a screen reader can take that back",
            screen.symbols == screen.filled(0)
                && screen.texts == ["none"])
    }
}
