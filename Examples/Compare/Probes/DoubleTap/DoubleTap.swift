import Tessera
import TesseraEvaluation

extension Probe {
    static let doubleTap = Probe(
        "double-tap",
        "Choose by a double tap, so that a touch in passing changes nothing.",
        fact: .gesture,
        [
            .doubleTapSymbol, .doubleTapClosureOutside, .doubleTapClosure, .doubleTapControl,
            .doubleTapBuilders,
            .doubleTapClosureTrick,
        ],
        impostors: [
            Impostor("a rating that is tapped once") {
                Fake(tap: .choosesItself, isAnnounced: true)
            },
            Impostor("a rating that is not tapped at all") { Fake(isAnnounced: true) },
        ], variations: .every.leaving(out: .values, since: "a single tap is to choose nothing.")
    ) { screen in
        screen.tap(image: 3)
        screen.require(
            "a single tap changes nothing",
            screen.symbols == screen.filled(3))
        screen.tap(.type(Image.self)[3], count: 2)
        screen.require(
            "a double tap on the fourth symbol fills four",
            screen.symbols == screen.filled(4))
        screen.require(
            "a screen reader hears one adjustable element",
            screen.isOneAdjustable("4 of \(screen.count)"))
    }
}
