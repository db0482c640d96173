import Tessera
import TesseraEvaluation

extension Probe {
    static let keys = Probe(
        "keys", "Let the rating be chosen with the arrow keys and with digits.", fact: .keys,
        [.keysSymbol, .keysClosure, .keysBuilders, .keysControl, .keysHand],
        impostors: [
            Impostor("a rating that is tapped") {
                Fake(tap: .choosesItself, isAnnounced: true)
            },
            Impostor("a picture that has the focus") { Fake(isAnnounced: true).focusable() },
        ], variations: .usual
    ) { screen in
        screen.host.focus(screen.query(.type(Image.self)[0]))
        screen.host.press(key: screen.isMirrored ? .leftArrow : .rightArrow)
        screen.require("an arrow goes up by one", screen.symbols == "****.")
        screen.host.press(key: .downArrow)
        screen.host.press(key: .downArrow)
        screen.require("another one goes down", screen.symbols == "**...")
        screen.host.press(key: "5")
        screen.require("a digit is chosen", screen.symbols == "*****")
        screen.host.press(key: .upArrow)
        screen.require(
            "there is no step above the last",
            screen.symbols == "*****" && screen.isOneAdjustable("5 of 5"))
    }
}
