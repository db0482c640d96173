import Tessera
import TesseraEvaluation

extension Probe {
    static let store: Probe = Probe(
        "store", "Keep two ratings, in circles and in hearts, in one array, and show them.",
        fact: .storage,
        [.storeSymbol, .storeClosure, .storeControl, .storeBuilders],
        impostors: [
            Impostor("two pictures") {
                Fake(kind: "circle"); Fake(kind: "heart")
            },
            Impostor("two in circles") {
                Fake(kind: "circle", tap: .choosesItself, isAnnounced: true)
                Fake(kind: "circle", tap: .choosesItself, isAnnounced: true)
            },
        ], variations: .every.ofNoCount, attacks: .every
    ) { screen in
        var ratings = RatingLaw(.pictures, 3, 3)
        ratings.also = (
            "the first is drawn in circles, the second in hearts",
            { screen, _ in
                let names = screen.marks.map(\.name)
                return names.prefix(screen.count).allSatisfy { $0.hasPrefix("circle") }
                    && names.dropFirst(screen.count).allSatisfy { $0.hasPrefix("heart") }
            }
        )
        screen.require(ratings)
    }
}
