import Tessera

extension Probe {
    static let store = Probe(
        "store", "Return a rating in circles from a function, and keep it in a property.",
        [.storeSymbol, .storeClosure, .storeControl]
    ) { screen in
        screen.require("circles are drawn", screen.images.allSatisfy { $0.hasPrefix("circle") })
        screen.tap(image: 3)
        screen.require("a tap on the fourth symbol fills four", screen.symbols == "****.")
        screen.require(
            "the property is a `Rating`, and says nothing of the look",
            screen.code.contains("let rating: Rating\n")
                || screen.code.contains("let rating: Rating<EmptyView>\n"))
    }
}
