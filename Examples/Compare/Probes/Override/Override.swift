import Tessera
import TesseraEvaluation

extension Probe {
    static let override = Probe(
        "override",
        "Draw circles on a screen, and hearts in one part of it.",
        fact: .screen,
        [.overrideSymbol, .overrideClosure, .overrideControl, .overrideBuilders],
        impostors: [
            Impostor("a picture of it") {
                Fake(kind: "circle"); Fake(kind: "circle"); Fake(kind: "heart")
            },
            Impostor("circles alone") {
                ForEach(0..<3, id: \.self) { _ in Fake(kind: "circle", tap: .choosesItself) }
            },
        ], variations: .every.ofNoCount
    ) { screen in
        screen.require(
            "circles are drawn in the first two",
            screen.areAll("circle", screen.images.prefix(10)))
        screen.require(
            "hearts are drawn in the third",
            screen.images.suffix(5) == ["heart.fill", "heart.fill", "heart.fill", "heart", "heart"])
        screen.tap(image: 13)
        screen.require(
            "a tap on the fourth symbol of the third fills four",
            screen.symbols == screen.filled(3, 3, 4))
    }
}
