import Tessera

extension Probe {
    static let basic = Probe(
        "basic", "Show a rating of five, and let one be chosen.",
        [.basicSymbol, .basicClosure, .basicControl]
    ) { screen in
        screen.require("five symbols are drawn, three of them filled", screen.symbols == "***..")
        screen.host.activate(.label("Rating"))
        screen.require(
            "activating it with a screen reader chooses nothing", screen.symbols == "***..")
        screen.tap(image: 3)
        screen.require("a tap on the fourth symbol fills four", screen.symbols == "****.")
        screen.require(
            "a screen reader hears one adjustable element",
            screen.announced == #"Rating, "4 of 5", adjustable"#)
    }
}
