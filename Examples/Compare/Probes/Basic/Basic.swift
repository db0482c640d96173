import Tessera
import TesseraEvaluation

extension Probe {
    static let basic = Probe(
        "basic",
        "Show a rating of five, and let one be chosen.",
        fact: .basics,
        [.basicSymbol, .basicClosure, .basicControl, .basicBuilders, .basicHand],
        impostors: [
            Impostor("a picture of a rating") { Fake() },
            Impostor("a picture that is announced") { Fake(isAnnounced: true) },
            Impostor("five buttons that are not one thing") { Fake(tap: .choosesItself) },
            Impostor("one that chooses the symbol before") {
                Fake(tap: .choosesOneLess, isAnnounced: true)
            },
        ], variations: .usualAndValues
    ) { screen in
        screen.require(
            "five symbols are drawn, three of them filled",
            screen.symbols == "***..")
        screen.activate()
        screen.require(
            "activating it with a screen reader chooses nothing",
            screen.symbols == "***..")
        screen.tap(image: 3)
        screen.require(
            "a tap on the fourth symbol fills four",
            screen.symbols == "****.")
        screen.require(
            "a screen reader hears one adjustable element",
            screen.isOneAdjustable("4 of 5"))
        screen.adjust(.decrement)
        screen.require(
            "which goes down by one",
            screen.symbols == "***..")
    }
}
