import Tessera

extension Probe {
    static let twenty = Probe(
        "twenty", "Draw circles in all twenty ratings of a screen.",
        [.twentySymbol, .twentyClosure, .twentyControl]
    ) { screen in
        screen.require(
            "all twenty draw circles", screen.images.allSatisfy { $0.hasPrefix("circle") })
        screen.require("there are twenty of them", screen.images.count == 100)
        screen.tap(image: 8)
        screen.require(
            "a tap on the fourth symbol of the second fills four there, and no other",
            screen.symbols.hasPrefix("***..****.***.."))
    }
}
