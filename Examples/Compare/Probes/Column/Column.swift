import Tessera

extension Probe {
    static let column = Probe(
        "column", "Put the symbols below each other.",
        [.columnSymbol, .columnClosure, .columnControl]
    ) { screen in
        screen.require(
            "no two symbols are beside each other", screen.mostSymbols(inOne: "HStack") < 2)
        screen.require("all five are below each other", screen.mostSymbols(inOne: "VStack") == 5)
        screen.tap(image: 3)
        screen.require("a tap on the fourth symbol fills four", screen.symbols == "****.")
    }
}
