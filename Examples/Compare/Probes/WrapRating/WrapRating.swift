import Tessera
import TesseraEvaluation

extension Probe {
    static let wrapRating = Probe(
        "wrap-rating",
        "Put a red border round each rating as a whole, on a library's screen, in "
            + "whatever style is in force: circles, here.",
        fact: .whole,
        [
            .wrapRatingSymbol, .wrapRatingClosure, .wrapRatingControl, .wrapRatingBuilders,
            .wrapRatingSymbolTrick,
        ],
        impostors: [
            Impostor("a picture of the screen") {
                ReviewScreen { Fake(kind: "circle", value: $0) }
            },
            Impostor("a border round the screen") {
                ReviewScreen { Fake(kind: "circle", tap: .choosesItself, value: $0) }.border(.red)
            },
            Impostor("bordered pictures") {
                ReviewScreen { Fake(kind: "circle", value: $0).border(.red) }
            },
        ], variations: .everyOfLibrary
    ) { screen in
        screen.requireLibrary()
        screen.require(
            "there is one border for each rating, round its symbols",
            screen.imagesInside(".border(.red)") == [screen.count, screen.count])
        screen.require(
            "the symbols are those in force",
            screen.areAll("circle", screen.images))
        screen.tap(image: 3, of: 1)
        screen.require(
            "a tap on the fourth symbol of the second fills four",
            screen.symbols == screen.filled(4, 4))
    }
}
