import Tessera
import TesseraEvaluation

extension Probe {
    static let column = Probe(
        "column",
        "Put the symbols below each other.",
        fact: .whole,
        [
            .columnSymbol, .columnClosure, .columnControl, .columnBuilders, .columnSymbolTrick,
            .columnClosureTrick,
        ],
        impostors: [
            Impostor("a row in a column") {
                VStack { Fake(tap: .choosesItself, isAnnounced: true) }
            },
            Impostor("a column of pictures") {
                VStack {
                    Image(systemName: "star.fill"); Image(systemName: "star.fill");
                    Image(systemName: "star.fill"); Image(systemName: "star");
                    Image(systemName: "star")
                }
            },
        ], variations: .every
    ) { screen in
        screen.require(
            "no two symbols are beside each other",
            screen.mostSymbols(inOne: "HStack") < 2)
        screen.require(
            "all five are below each other",
            screen.mostSymbols(inOne: "VStack") == screen.count)
        screen.tap(image: 3)
        screen.require(
            "a tap on the fourth symbol fills four",
            screen.symbols == screen.filled(4))
        screen.require(
            "a screen reader hears one adjustable element",
            screen.isOneAdjustable("4 of \(screen.count)"))
    }
}
