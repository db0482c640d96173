import Tessera
import TesseraEvaluation

extension Probe {
    static let column: Probe = Probe(
        "column", "Arrange the symbols in a column.",
        [
            .columnStyle, .columnClosure, .columnControlClosure, .columnControl, .columnClosures,
        ],
        impostors: [
            Impostor("a row in a column") {
                VStack { Fake(tap: .choosesItself, isAnnounced: true) }
            },
            Impostor("a column of pictures") {
                VStack {
                    Image(systemName: "star.fill"); Image(systemName: "star.fill")
                    Image(systemName: "star.fill"); Image(systemName: "star")
                    Image(systemName: "star")
                }
            },
            Impostor("a row turned by a quarter") {
                Fake(tap: .choosesItself, isAnnounced: true).rotationEffect(.degrees(-90))
            },
        ], variations: .every, attacks: .every
    ) { screen in
        var ratings = RatingLaw(.stars, 3)
        ratings.isColumn = true
        screen.require(ratings)
    }
}
