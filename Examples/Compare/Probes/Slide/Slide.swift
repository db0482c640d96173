import Tessera
import TesseraEvaluation

extension Probe {
    static let slide: Probe = Probe(
        "slide",
        "Let a finger slide across the symbols: the rating shows the value under the finger, and "
            + "takes it when the finger is lifted.",
        [.slideStyle, .slideClosure, .slideClosures, .slideControl],
        impostors: [
            Impostor("a rating that is tapped") {
                Fake(tap: .choosesItself, isAnnounced: true, value: 1)
            },
            Impostor("a picture") { Fake(isAnnounced: true, value: 1) },
        ], variations: .every, attacks: .every,
        builtIn: "a finger that slides"
    ) { screen in
        let ratings = RatingLaw(.stars, 1)
        var values = screen.require(ratings)
        var shows = true
        guard screen.isPassed else { return }
        let isChosen = ratings.areChosen(on: screen, from: &values) { position, symbols, screen in
            let before = screen.shares.map(Double.init)
            // From the other end to the symbol: what is under the finger is shown on the way.
            let start = position < screen.count / 2 ? screen.count - 1 : 0
            screen.press(at: symbols[start].center)
            for place in stride(from: start, through: position, by: start < position ? 1 : -1) {
                screen.move(to: symbols[place].center)
                shows =
                    shows && ratings.areDrawn([Double(place + 1)], on: screen)
                    && ratings.areAnnounced(before, on: screen)
            }
            screen.host.release()
        }
        screen.require("a finger that slides shows what it would choose, and no more", shows)
        screen.require(
            "lifting it chooses that", isChosen && ratings.areAnnounced(values, on: screen))
        let symbols = screen.symbols(.stars)
        guard screen.isPassed else { return }
        screen.press(at: symbols[2].center)
        screen.move(to: symbols[4].center)
        screen.host.cancel()
        screen.require(
            "a touch that is taken away changes nothing", ratings.areRight(values, on: screen))
    }
}
