import Tessera
import TesseraEvaluation

extension Probe {
    static let symbolAction: Probe = Probe(
        "symbol-action",
        "After a long press on a symbol, show its number beside the rating. A tap chooses, as before.",
        [.symbolActionStyle, .symbolActionClosure, .symbolActionControl, .symbolActionClosures],
        impostors: [
            Impostor("a rating and a number that stays") {
                Fake(tap: .choosesItself, isAnnounced: true)
                Text("0")
            },
            Impostor("a picture and a number") {
                Fake(isAnnounced: true)
                Text("0")
            },
        ], variations: .every.ofNoCount, attacks: .every
    ) { screen in
        let ratings = RatingLaw(.stars, 3)
        let values = screen.require(ratings)
        guard screen.isPassed else { return }
        for index in [4, 0, 3, 1, 2] {
            screen.press(at: screen.symbols(.stars)[index].center)
            screen.host.wait(.seconds(1))
            screen.host.release()
            screen.require(
                "a long press on each symbol shows its number",
                screen.texts.contains("\(index + 1)"))
            screen.require("it chooses nothing", ratings.areRight(values, on: screen))
        }
    }
}
