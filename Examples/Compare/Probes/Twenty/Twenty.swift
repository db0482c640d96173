import Tessera
import TesseraEvaluation

extension Probe {
    static let twenty = Probe(
        "twenty",
        "Draw circles in all twenty ratings of a screen.",
        fact: .screen,
        [.twentySymbol, .twentyClosureShadow, .twentyClosure, .twentyBuilders, .twentyControl],
        impostors: [
            Impostor("a picture of twenty") {
                ForEach(0..<20, id: \.self) { _ in Fake(kind: "circle") }
            },
            Impostor("nineteen circles and a star") {
                ForEach(0..<20, id: \.self) {
                    Fake(kind: $0 == 19 ? "star" : "circle", tap: .choosesItself)
                }
            },
        ], variations: .every.ofNoCount
    ) { screen in
        screen.require(
            "all twenty draw circles",
            screen.areAll("circle", screen.images) && screen.images.count == 100)
        screen.tap(image: 8)
        screen.require(
            "a tap on the fourth symbol of the second fills four there, and no other",
            screen.symbols.hasPrefix(screen.filled(3, 4, 3)))
    }
}
