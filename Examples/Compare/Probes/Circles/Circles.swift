import Tessera
import TesseraEvaluation

extension Probe {
    static let circles = Probe(
        "circles",
        "Draw circles in place of the stars of one rating.",
        fact: .look,
        [.circlesSymbol, .circlesClosure, .circlesControl, .circlesBuilders, .circlesHand],
        impostors: [
            Impostor("a picture of circles") { Fake(kind: "circle") },
            Impostor("stars") { Fake(tap: .choosesItself) },
            Impostor("one that chooses the symbol after") {
                Fake(kind: "circle", tap: .choosesOneMore)
            },
        ], variations: .every
    ) { screen in
        screen.require(
            "five circles are drawn",
            screen.areAll("circle", screen.images) && screen.images.count == screen.count)
        screen.tap(image: 3)
        screen.require(
            "a tap on the fourth symbol fills four",
            screen.symbols == screen.filled(4))
    }
}
