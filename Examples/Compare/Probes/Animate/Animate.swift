import Tessera
import TesseraEvaluation

extension Probe {
    static let animate = Probe(
        "animate",
        "Let the fill run from symbol to symbol: each begins a tenth of a second after "
            + "the one before.",
        fact: .index,
        [
            .animateSymbol, .animateClosurePlaced, .animateClosure, .animateControl,
            .animateBuilders,
            .animateClosureTrick,
        ],
        impostors: [
            Impostor("a rating without animation") { Fake(tap: .choosesItself, isAnnounced: true) },
            Impostor("one animation for all") {
                Fake(tap: .choosesItself, isAnnounced: true).animation(
                    .default.delay(0.3), value: 1)
            },
        ], variations: .every
    ) { screen in
        let animations = screen.animations { screen.tap(image: 4) }
        screen.require(
            "the symbols that change are animated, and no others",
            animations.count == 2)
        screen.require(
            "each begins a tenth of a second after the one before",
            animations == (3...4).map { ".default.delay(0.\($0))" })
        screen.require(
            "a screen reader hears one adjustable element",
            screen.isOneAdjustable("5 of \(screen.count)"))
    }
}
