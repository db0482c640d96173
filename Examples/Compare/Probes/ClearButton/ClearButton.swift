import Tessera

extension Probe {
    static let clearButton = Probe(
        "clear-button",
        "Put a button beside each rating of a library's screen that takes the rating back.",
        [.clearButtonSymbol, .clearButtonClosure, .clearButtonControl]
    ) { screen in
        screen.require(
            "it is the library's own screen", !screen.host.tree.all("ReviewScreen").isEmpty)

        screen.require("each rating has its button", screen.texts.count { $0 == "Clear" } == 2)
        screen.host.tap(.text("Clear")[1])
        screen.require("the button clears its rating, and no other", screen.symbols == "****......")
        screen.tap(image: 7)
        screen.require("a tap on a symbol still chooses it", screen.symbols == "****.***..")
    }
}
