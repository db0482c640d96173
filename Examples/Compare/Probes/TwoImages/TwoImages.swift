import Tessera
import TesseraEvaluation

extension Probe {
    static let twoImages: Probe = Probe(
        "two-images",
        "In both ratings of a screen, draw two custom images: a heart if filled, or else a circle.",
        [.twoImagesStyle, .twoImagesClosure, .twoImagesControl, .twoImagesClosures],
        impostors: [
            Impostor("hearts alone") {
                Fake(kind: "heart", tap: .choosesItself, isAnnounced: true)
                Fake(kind: "heart", tap: .choosesItself, isAnnounced: true, value: 2)
            },
            Impostor("circles alone") {
                Fake(kind: "circle", tap: .choosesItself, isAnnounced: true)
                Fake(kind: "circle", tap: .choosesItself, isAnnounced: true, value: 2)
            },
        ], variations: .every.ofNoCount, attacks: .every
    ) { screen in
        var ratings = RatingLaw(.pictures, 3, 2)
        ratings.also = (
            "filled symbols are hearts, and the others circles",
            { screen, _ in
                screen.symbols(.pictures).allSatisfy {
                    $0.name == ($0.share == 1 ? "heart.fill" : "circle")
                }
            }
        )
        screen.require(ratings)
    }
}
