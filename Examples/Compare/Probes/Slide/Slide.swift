import Tessera
import TesseraEvaluation

extension Probe {
    static let slide = Probe(
        "slide",
        "Let a finger slide across the symbols: what lifting it would choose is shown, and is chosen "
            + "where it is lifted.",
        fact: .finger,
        [.slideSymbol, .slideClosure, .slideBuilders, .slideControl],
        impostors: [
            Impostor("a rating that is tapped") {
                Fake(tap: .choosesItself, isAnnounced: true, value: 1)
            },
            Impostor("a picture") { Fake(isAnnounced: true, value: 1) },
        ], variations: .every
    ) { screen in
        screen.host.press(at: screen.point(atImage: 0))
        screen.host.move(to: screen.point(atImage: 1))
        screen.host.move(to: screen.point(atImage: 3))
        screen.require(
            "a finger that slides to the fourth symbol shows four",
            screen.symbols == screen.filled(4))
        screen.require(
            "nothing is chosen yet, a screen reader says",
            screen.announced.first?.value == "1 of \(screen.count)")
        screen.host.move(to: screen.point(atImage: 1))
        screen.require("one that slides back shows two", screen.symbols == screen.filled(2))
        screen.host.release()
        screen.require(
            "lifting it there chooses two",
            screen.symbols == screen.filled(2) && screen.isOneAdjustable("2 of \(screen.count)"))
        screen.host.press(at: screen.point(atImage: 2))
        screen.host.move(to: screen.point(atImage: 4))
        screen.host.cancel()
        screen.require(
            "a touch that is taken away changes nothing", screen.symbols == screen.filled(2))
    }
}
