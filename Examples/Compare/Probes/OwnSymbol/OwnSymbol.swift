import Tessera

extension Probe {
    static let ownSymbol = Probe(
        "own-symbol", "Draw a symbol of your own, in one place: a red heart in text.",
        [.ownSymbolSymbol, .ownSymbolClosure, .ownSymbolControl]
    ) { screen in
        screen.require("three hearts of five are filled", screen.texts.joined() == "♥♥♥♡♡")
        screen.require(
            "all of them are red", screen.views(with: ".foregroundStyle(.red)").count == 5)
        screen.tap(text: "♡")
        screen.require("a tap on the fourth symbol fills four", screen.texts.joined() == "♥♥♥♥♡")
    }
}
