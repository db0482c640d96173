import Tessera
import TesseraEvaluation

extension Probe {
    static let ownSymbol = Probe(
        "own-symbol",
        "Draw a symbol of your own, in one place: a red heart in text.",
        fact: .look,
        [
            .ownSymbolSymbol, .ownSymbolClosure, .ownSymbolControl, .ownSymbolBuilders,

        ],
        impostors: [
            Impostor("a text that says so") { Text("♥♥♥♡♡").foregroundStyle(.red) },
            Impostor("hearts that are not red") {
                Text("♥"); Text("♥"); Text("♥"); Text("♡"); Text("♡")
            },
        ], variations: .every
    ) { screen in
        screen.require(
            "three hearts of five are filled",
            screen.symbols == screen.filled(3) && screen.texts.count == screen.count)
        screen.require(
            "all of them are red",
            screen.views(with: ".foregroundStyle(.red)").count == screen.count)
        screen.tap(text: "♡")
        screen.require(
            "a tap on the fourth symbol fills four",
            screen.symbols == screen.filled(4))
    }
}
