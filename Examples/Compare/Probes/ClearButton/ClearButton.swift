import Tessera
import TesseraEvaluation

extension Probe {
    static let clearButton = Probe(
        "clear-button",
        "Put a button beside each rating of a library's screen that takes the rating "
            + "back.",
        fact: .whole,
        [.clearButtonSymbol, .clearButtonClosure, .clearButtonControl, .clearButtonBuilders],
        impostors: [
            Impostor("buttons that do nothing") {
                ReviewScreen {
                    Fake(tap: .choosesItself, value: $0); Button("Clear") {}
                }
            },
            Impostor("a picture with words") {
                ReviewScreen {
                    Fake(value: $0); Text("Clear")
                }
            },
        ], variations: .everyOfLibrary
    ) { screen in
        screen.requireLibrary()
        screen.require(
            "each rating has its button",
            screen.texts.count { $0 == "Clear" } == 2)
        screen.tap(.text("Clear")[1])
        screen.require(
            "the button clears its rating, and no other",
            screen.symbols == screen.filled(4, 0))
        screen.tap(image: 2, of: 1)
        screen.require(
            "a tap on a symbol still chooses it",
            screen.symbols == screen.filled(4, 3))
    }
}
