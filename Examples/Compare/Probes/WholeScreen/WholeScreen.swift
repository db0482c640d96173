import Tessera
import TesseraEvaluation

extension Probe {
    static let wholeScreen: Probe = Probe(
        "whole-screen", "Draw circles in all six ratings of a screen.",
        [.wholeScreenStyle, .wholeScreenClosure, .wholeScreenClosures, .wholeScreenControl],
        impostors: [
            Impostor("a picture of six") {
                ForEach(0..<6, id: \.self) { _ in Fake(kind: "circle") }
            },
            Impostor("five circles and a star") {
                ForEach(0..<6, id: \.self) {
                    Fake(
                        kind: $0 == 5 ? "star" : "circle", tap: .choosesItself, isAnnounced: true)
                }
            },
            Impostor("five ratings and a picture") {
                ForEach(0..<6, id: \.self) {
                    Fake(
                        kind: "circle", tap: $0 == 5 ? .nothing : .choosesItself,
                        isAnnounced: true)
                }
            },
        ], variations: .every.ofNoCount, attacks: .every
    ) { screen in
        var ratings = RatingLaw(.circles)
        ratings.values = Array(repeating: 3, count: 6)
        screen.require(ratings)
    }
}
