import Tessera

extension Probe {
    static let accessibility = Probe(
        "accessibility",
        "Draw words and pictures for each symbol, and still be announced as one thing to "
            + "adjust.",
        [.accessibilitySymbol, .accessibilityClosure, .accessibilityControl]
    ) { screen in
        screen.require(
            "words and pictures are drawn", screen.images.count == 5 && screen.texts.count == 5)
        screen.require(
            "a screen reader hears one adjustable element",
            screen.announced == #"Rating, "3 of 5", adjustable"#)
        screen.host.activate(.label("Rating"))
        screen.require("activating it chooses nothing", screen.symbols == "***..")
        screen.host.adjust(.label("Rating"), .increment)
        screen.require("adjusting it goes up by one", screen.symbols == "****.")
        screen.require(
            "the new value is heard", screen.announced == #"Rating, "4 of 5", adjustable"#)
    }
}
