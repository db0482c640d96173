import Tessera
import TesseraDrawing
import TesseraEvaluation

extension Probe {
    static let lookLater: Probe = Probe(
        "look-later", "Later, draw the red hearts of both ratings in blue.",
        [.lookLaterStyle, .lookLaterClosure, .lookLaterControl, .lookLaterClosures],
        impostors: [
            Impostor("two texts of five hearts") {
                Text("♥♥♥♡♡").foregroundStyle(.blue)
                Text("♥♥♡♡♡").foregroundStyle(.blue)
            },
            Impostor("blue stars") {
                VStack {
                    Fake(tap: .choosesItself, isAnnounced: true)
                    Fake(tap: .choosesItself, isAnnounced: true, value: 2)
                }.foregroundStyle(.blue)
            },
        ],
        variations: .every.ofNoCount.leaving(
            out: .tinted, .fainter, since: "the look has a colour, whatever is around it."),
        attacks: .every
    ) { screen in
        let blue = Paint.of(.blue)
        var ratings = RatingLaw(.hearts, 3, 2)
        ratings.also = (
            "all of them are blue",
            { screen, _ in screen.symbols(.hearts).allSatisfy { $0.paint == blue } }
        )
        screen.require(ratings)
    }
}
