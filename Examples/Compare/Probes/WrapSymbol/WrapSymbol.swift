import Tessera
import TesseraEvaluation

extension Probe {
    static let wrapSymbol = Probe(
        "wrap-symbol",
        "Put a red border round each symbol of a library's screen, in whatever style is "
            + "in force: circles, here.",
        fact: .reach,
        [.wrapSymbolSymbol, .wrapSymbolClosure, .wrapSymbolControl, .wrapSymbolBuilders],
        impostors: [
            Impostor("a picture of the screen") {
                ReviewScreen { Fake(kind: "circle", value: $0) }
            },
            Impostor("ten borders round the screen") {
                ReviewScreen { Fake(kind: "circle", tap: .choosesItself, value: $0) }.border(.red)
                    .border(.red).border(.red).border(.red).border(.red).border(.red).border(.red)
                    .border(.red).border(.red).border(.red)
            },
            Impostor("a border round each rating") {
                ReviewScreen { Fake(kind: "circle", tap: .choosesItself, value: $0).border(.red) }
            },
        ], variations: .everyOfLibrary
    ) { screen in
        screen.requireLibrary()
        screen.require(
            "each symbol has a border of its own",
            screen.imagesInside(".border(.red)")
                == Array(
                    repeating: 1, count: 2 * screen.count))
        screen.require(
            "the symbols are those in force",
            screen.areAll("circle", screen.images))
        screen.tap(image: 3, of: 1)
        screen.require(
            "a tap on the fourth symbol of the second fills four",
            screen.symbols == screen.filled(4, 4))
    }
}
