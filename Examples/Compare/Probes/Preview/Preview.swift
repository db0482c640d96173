import Tessera
import TesseraEvaluation

extension Probe {
    static let preview: Probe = Probe(
        "preview", "While a finger is on a symbol, show the value that it would choose.",
        [.previewStyle, .previewClosure, .previewControl, .previewClosures],
        impostors: [
            Impostor("two ratings that are tapped") {
                Fake(tap: .choosesItself, isAnnounced: true, value: 1)
                Fake(tap: .choosesItself, isAnnounced: true, value: 2)
            },
            Impostor("two pictures") {
                Fake(isAnnounced: true, value: 1); Fake(isAnnounced: true, value: 2)
            },
        ], variations: .every, attacks: .every,
        builtIn: "the value under a finger, shown before it is chosen"
    ) { screen in
        let ratings = RatingLaw(.stars, 1, 2)
        var values = screen.require(ratings)
        var shows = true
        guard screen.isPassed else { return }
        let isChosen = ratings.areChosen(on: screen, from: &values) { position, symbols, screen in
            let (before, count) = (screen.shares, screen.count)
            var pressed = before.map(Double.init)
            pressed[position / count] = Double(position % count + 1)
            screen.press(at: symbols[position].center)
            shows =
                shows && ratings.areDrawn(pressed, on: screen)
                && ratings.areAnnounced(before.map(Double.init), on: screen)
            screen.host.cancel()
            shows = shows && screen.shares == before
            screen.press(at: symbols[position].center)
            screen.host.release()
        }
        screen.require(
            "pressing a symbol shows its value there only, and chooses nothing yet", shows)
        screen.require(
            "lifting the finger there chooses", isChosen && ratings.areAnnounced(values, on: screen)
        )
    }
}
