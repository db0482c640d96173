import Tessera
import TesseraEvaluation

extension Probe {
    static let basic = Probe(
        "basic",
        "Show a rating of five, and let one be chosen.",
        fact: .basics,
        [.basicSymbol, .basicClosure, .basicControl, .basicBuilders],
        impostors: [
            Impostor("a picture of a rating") { Fake() },
            Impostor("a picture that is announced") { Fake(isAnnounced: true) },
            Impostor("five buttons that are not one thing") { Fake(tap: .choosesItself) },
            Impostor("one that chooses the symbol before") {
                Fake(tap: .choosesOneLess, isAnnounced: true)
            },
        ], variations: .every
    ) { screen in
        screen.require(
            "five symbols are drawn, three of them filled",
            screen.symbols == screen.filled(3))
        screen.activate()
        screen.require(
            "activating it with a screen reader chooses nothing",
            screen.symbols == screen.filled(3))
        screen.tap(image: 3)
        screen.require(
            "a tap on the fourth symbol fills four",
            screen.symbols == screen.filled(4))
        screen.require(
            "a screen reader hears one adjustable element",
            screen.isOneAdjustable("4 of \(screen.count)"))
        screen.adjust(.decrement)
        screen.require(
            "which goes down by one",
            screen.symbols == screen.filled(3))
    }
}
