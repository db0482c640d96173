import Tessera

extension Probe {
    static let half = Probe(
        "half", "Show an average of 3.5, with a half symbol.",
        [.halfSymbol, .halfClosure, .halfControl]
    ) { screen in
        screen.require("three symbols are full, one half, one empty", screen.symbols == "***/.")
        screen.require(
            "a screen reader hears 3.5 of 5, and nothing to adjust",
            screen.announced == #"Rating, "3.5 of 5", read-only"#)
    }
}
