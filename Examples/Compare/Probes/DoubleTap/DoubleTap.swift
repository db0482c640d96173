import Tessera
import TesseraEvaluation

extension Probe {
    static let doubleTap: Probe = Probe(
        "double-tap",
        "Choose by a double tap, so that a single tap changes nothing.",
        [
            .doubleTapStyle, .doubleTapClosure, .doubleTapControl,
            .doubleTapClosures,
        ],
        impostors: [
            Impostor("a rating that is tapped once") {
                Fake(tap: .choosesItself, isAnnounced: true)
            },
            Impostor("a rating that is not tapped at all") { Fake(isAnnounced: true) },
        ], variations: .every, attacks: .every
    ) { screen in
        var ratings = RatingLaw(.stars, 3)
        ratings.taps = 2
        let values = screen.require(ratings)
        for symbol in screen.symbols(.stars) { screen.tap(at: symbol.center) }
        screen.require("a single tap changes nothing", ratings.areRight(values, on: screen))
    }
}
