import Tessera
import TesseraEvaluation

extension Probe {
    static let clear = Probe(
        "clear",
        "Clear the rating by a second tap on the value it has, in whatever style is in "
            + "force: circles, here.",
        fact: .clearing,
        [.clearSymbol, .clearClosure, .clearControl, .clearBuilders],
        impostors: [
            Impostor("circles that choose") { Fake(kind: "circle", tap: .choosesItself) },
            Impostor("circles that choose one less") { Fake(kind: "circle", tap: .choosesOneLess) },
        ], variations: .every.ofNoCount
    ) { screen in
        screen.tap(image: 2)
        screen.require(
            "a tap on the third of three clears it",
            screen.symbols == screen.filled(0))
        screen.tap(image: 3)
        screen.require(
            "a tap on another symbol chooses it",
            screen.symbols == screen.filled(4))
        screen.tap(image: 1)
        screen.require(
            "also one further down",
            screen.symbols == screen.filled(2))
        screen.require(
            "the symbols are those in force",
            screen.areAll("circle", screen.images))
    }
}
