import Tessera

extension Probe {
    static let doubleTap = Probe(
        "double-tap", "Choose by a double tap, so that a touch in passing changes nothing.",
        [.doubleTapSymbol, .doubleTapClosure, .doubleTapControl]
    ) { screen in
        screen.tap(image: 3)
        screen.require("a single tap changes nothing", screen.symbols == "***..")
        screen.host.tap(.type(Image.self)[3], count: 2)
        screen.require("a double tap on the fourth symbol fills four", screen.symbols == "****.")
        screen.require(
            "a screen reader hears one adjustable element",
            screen.announced == #"Rating, "4 of 5", adjustable"#)
    }
}
