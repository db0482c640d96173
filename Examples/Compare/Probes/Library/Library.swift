import Tessera
import TesseraEvaluation

extension Probe {
    static let library = Probe(
        "library",
        "Draw circles on a screen of a library, whose source you may not touch.",
        fact: .reach,
        [
            .librarySymbol, .libraryClosure, .libraryControl, .libraryBuilders,
            .libraryClosureVariant,
        ],
        impostors: [
            Impostor("a picture of the screen") {
                ReviewScreen { Fake(kind: "circle", value: $0) }
            },
            Impostor("a screen of one's own") {
                Fake(kind: "circle", tap: .choosesItself, value: 4);
                Fake(kind: "circle", tap: .choosesItself, value: 2)
            },
            Impostor("the screen as it was") {
                ReviewScreen { Fake(tap: .choosesItself, value: $0) }
            },
        ], variations: .everyOfLibrary
    ) { screen in
        screen.requireLibrary()
        screen.require(
            "circles are drawn",
            screen.areAll("circle", screen.images) && screen.symbols == screen.filled(4, 2))
        screen.tap(image: 3, of: 1)
        screen.require(
            "a tap on the fourth symbol of the second fills four",
            screen.symbols == screen.filled(4, 4))
    }
}
