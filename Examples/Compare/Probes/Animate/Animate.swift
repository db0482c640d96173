import Tessera

extension Probe {
    static let animate = Probe(
        "animate",
        "Let the fill run from symbol to symbol: each begins a tenth of a second after the "
            + "one before.",
        [.animateSymbol, .animateClosure, .animateControl]
    ) { screen in
        let animations = screen.animations { screen.tap(image: 4) }
        screen.require("the symbols that change are animated, and no others", animations.count == 2)
        screen.require(
            "each begins a tenth of a second after the one before",
            animations == (3...4).map { ".default.delay(0.\($0))" })
    }
}
