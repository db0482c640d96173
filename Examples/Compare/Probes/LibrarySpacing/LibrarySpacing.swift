import RatingLibraries
import Tessera
import TesseraControlRating
import TesseraEvaluation

extension Probe {
    static let librarySpacing: Probe = Probe(
        "library-spacing", "Leave 20 points between the symbols of a library's screen.",
        [
            .librarySpacingStyle, .librarySpacingClosure, .librarySpacingControl,
            .librarySpacingClosures,
        ],
        impostors: [
            Impostor("a copy of the screen, under its name") {
                ReviewScreen { Fake(tap: .choosesItself, isAnnounced: true, value: $0) }
            },
            Impostor("the screen as it was") { ControlLibrary.ReviewScreen() },
            Impostor("20 points round each symbol") {
                ControlLibrary.ReviewScreen().ratingSymbol { $0.padding(20) }
            },
        ], variations: .everyOfLibrary, attacks: .everyOfLibrary
    ) { screen in
        screen.require(
            .inLibrary(.stars, "the symbols are 20 points apart, and the library keeps the value") {
                screen, _ in screen.areApart(20)
            })
    }
}
