import Tessera
import TesseraEvaluation

extension Probe {
    static let basic: Probe = Probe(
        "basic", "Show a rating of five symbols, and let a value be chosen.",
        [.basicStyle, .basicClosure, .basicControl, .basicClosures],
        impostors: [
            Impostor("a picture of a rating") { Fake() },
            Impostor("a picture that is announced") { Fake(isAnnounced: true) },
            Impostor("five buttons that are not one thing") { Fake(tap: .choosesItself) },
            Impostor("one that chooses the symbol before") {
                Fake(tap: .choosesOneLess, isAnnounced: true)
            },
            Impostor("one that steps to 17 of 5") {
                Fake(tap: .choosesItself, isAnnounced: true, excess: 12)
            },
        ], variations: .every, attacks: .every
    ) { screen in
        screen.activate()
        screen.require(RatingLaw(.stars, 3))
    }
}
