import Tessera

extension Probe {
    static let readOnly = Probe(
        "read-only", "Show one rating for reading and one out of use, both in circles.",
        [.readOnlySymbol, .readOnlyClosure, .readOnlyControl]
    ) { screen in
        screen.require("no tap changes the first", screen.tap(image: 3) == .refused("read-only"))
        screen.require("no tap changes the second", screen.tap(image: 8) == .refused("disabled"))
        screen.require("three are filled in both", screen.symbols == "***..***..")
        screen.require(
            "a screen reader hears which is which",
            screen.announced == """
                Rating, "3 of 5", read-only
                Rating, "3 of 5", disabled
                """)
    }
}
