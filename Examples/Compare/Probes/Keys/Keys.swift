import Tessera
import TesseraEvaluation

extension Probe {
    static let keys = Probe(
        "keys", "Let the rating be chosen with the arrow keys and with digits.", fact: .keys,
        [.keysSymbol, .keysClosure, .keysBuilders, .keysControl],
        impostors: [
            Impostor("a rating that is tapped") {
                Fake(tap: .choosesItself, isAnnounced: true)
            },
            Impostor("a picture that has the focus") { Fake(isAnnounced: true).focusable() },
        ], variations: .every
    ) { screen in
        screen.host.focus(screen.query(.type(Image.self)[0]))
        screen.host.press(key: screen.isMirrored ? .leftArrow : .rightArrow)
        screen.require("an arrow goes up by one", screen.symbols == screen.filled(4))
        screen.host.press(key: .downArrow)
        screen.host.press(key: .downArrow)
        screen.require("another one goes down", screen.symbols == screen.filled(2))
        screen.host.press(key: "5")
        screen.require("a digit is chosen", screen.symbols == screen.filled(5))
        for _ in 5...screen.count { screen.host.press(key: .upArrow) }
        screen.require(
            "there is no step above the last",
            screen.images.count == screen.count && screen.areAllFilled
                && screen.isOneAdjustable("\(screen.count) of \(screen.count)"))
    }
}
