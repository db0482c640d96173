import Tessera
import TesseraEvaluation

extension Probe {
    static let twenty: Probe = Probe(
        "twenty", "Draw circles in all twenty ratings of a screen.", fact: .screen,
        [.twentySymbol, .twentyClosure, .twentyBuilders, .twentyControl],
        impostors: [
            Impostor("a picture of twenty") {
                ForEach(0..<20, id: \.self) { _ in Fake(kind: "circle") }
            },
            Impostor("nineteen circles and a star") {
                ForEach(0..<20, id: \.self) {
                    Fake(
                        kind: $0 == 19 ? "star" : "circle", tap: .choosesItself, isAnnounced: true)
                }
            },
            Impostor("nineteen ratings and a picture") {
                ForEach(0..<20, id: \.self) {
                    Fake(
                        kind: "circle", tap: $0 == 19 ? .nothing : .choosesItself,
                        isAnnounced: true)
                }
            },
        ], variations: .every.ofNoCount, attacks: .every
    ) { screen in
        var ratings = RatingLaw(.circles)
        ratings.values = Array(repeating: 3, count: 20)
        screen.require(ratings)
    }
}
