import Tessera
import TesseraEvaluation

extension Probe {
    static let live: Probe = Probe(
        "live", "Store the value under a finger that slides, before the finger is lifted.",
        [.liveStyle, .liveClosure, .liveControl, .liveClosures],
        impostors: [
            Impostor("a rating that is tapped") { Fake(tap: .choosesItself, isAnnounced: true) },
            Impostor("a picture") { Fake(isAnnounced: true) },
        ], variations: .every.ofNoCount, attacks: .every, builtIn: "a finger that slides"
    ) { screen in
        let ratings = RatingLaw(.stars, 3)
        var values = screen.require(ratings)
        guard screen.isPassed else { return }
        let symbols = screen.symbols(.stars)
        screen.press(at: symbols[0].center)
        for index in [0, 1, 2, 3, 4, 2] {
            screen.move(to: symbols[index].center)
            values = [Double(index + 1)]
            screen.require("the value under the finger is stored", screen.areStored(values))
            screen.require("it is drawn", ratings.areDrawn(values, on: screen))
        }
        screen.host.release()
        screen.require("lifting the finger keeps it", ratings.areRight(values, on: screen))
    }
}
