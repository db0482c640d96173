import Tessera
import TesseraEvaluation

extension Probe {
    static let minimum: Probe = Probe(
        "minimum", "Never let the value be less than one.", fact: .values,
        [.minimumSymbol, .minimumClosure, .minimumBuilders, .minimumControl],
        impostors: [
            Impostor("a picture") { Fake(isAnnounced: true, value: 2) },
            Impostor("a rating that goes down to none") {
                Fake(tap: .choosesItself, isAnnounced: true, value: 2)
            },
        ], variations: .every, attacks: .every
    ) { screen in
        var ratings = RatingLaw(.stars, 2)
        ratings.least = 1
        screen.require(ratings)
    }
}
