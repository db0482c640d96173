import Tessera

extension Probe {
    static let label = Probe(
        "label", "Say what the rating is about: \"Service\".",
        [.labelSymbol, .labelClosure, .labelControl]
    ) { screen in
        screen.require("the label is seen", screen.texts == ["Service"])
        screen.require(
            "a screen reader hears it with the rating, once",
            screen.announced == #"Service, "3 of 5", adjustable"#)
        screen.tap(image: 3)
        screen.require("a tap on the fourth symbol fills four", screen.symbols == "****.")
    }
}
