import Tessera
import TesseraEvaluation

extension Probe {
    static let animate: Probe = Probe(
        "animate",
        "Let the fill run from symbol to symbol: each animation begins a tenth of a second after "
            + "the animation before.",
        fact: .index,
        [
            .animateSymbol, .animateClosure, .animateControlClosure, .animateControl,
            .animateBuilders,
        ],
        impostors: [
            Impostor("a rating without animation") { Fake(tap: .choosesItself, isAnnounced: true) },
            Impostor("one animation for all") {
                Fake(tap: .choosesItself, isAnnounced: true).animation(
                    .default.delay(0.3), value: 1)
            },
        ], variations: .every, attacks: .every
    ) { screen in
        var values = screen.require(RatingLaw(.stars, 3))
        for value in [0, screen.count, 2] where screen.isPassed {
            let (old, symbols) = (Int(values[0]), screen.symbols(.stars))
            // Steps choose what touches do, and none as well.
            let animations = screen.animations {
                if value == 0 {
                    screen.step(0, .decrement)
                } else {
                    screen.tap(at: symbols[value - 1].center)
                }
            }
            values = screen.shares.map { Double($0) }
            let changed = min(old, Int(values[0]))..<max(old, Int(values[0]))
            screen.require(
                "the symbols that change are animated, each a tenth of a second after the one before",
                animations.map(\.text)
                    == changed.map { ".default.delay(\($0 == 0 ? "0" : "0.\($0)"))" }
                    && zip(animations, changed).allSatisfy { animation, index in
                        animation.frame.contains(symbols[index].center)
                            && symbols.count { animation.frame.contains($0.center) } == 1
                    })
        }
    }
}
