import Tessera
import TesseraEvaluation

extension Probe {
    static let hover = Probe(
        "hover", "Show what a click would choose, while a pointer is over a symbol.",
        fact: .preview,
        [.hoverSymbol, .hoverClosure, .hoverBuilders, .hoverControl, .hoverHand],
        impostors: [
            Impostor("a rating that is tapped") {
                Fake(tap: .choosesItself, isAnnounced: true, value: 1)
            },
            Impostor("a picture") { Fake(isAnnounced: true, value: 1) },
        ], variations: .every
    ) { screen in
        screen.host.hover(at: screen.point(atImage: 3))
        screen.require(
            "a pointer over the fourth symbol shows four", screen.symbols == screen.filled(4))
        screen.require(
            "nothing is chosen yet, a screen reader says",
            screen.isOneAdjustable("1 of \(screen.count)"))
        screen.host.hover(at: nil)
        screen.require("when it has left the value is shown", screen.symbols == screen.filled(1))
        screen.host.hover(at: screen.point(atImage: 2))
        screen.host.tap(at: screen.point(atImage: 2))
        screen.host.hover(at: nil)
        screen.require("a click chooses", screen.symbols == screen.filled(3))
    }
}
