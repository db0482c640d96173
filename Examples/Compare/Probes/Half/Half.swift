import Tessera
import TesseraEvaluation

extension Probe {
    static let half: Probe = Probe(
        "half", "Show an average of 3.5, with a half symbol.",
        [.halfStyle, .halfClosure, .halfControl, .halfClosures],
        impostors: [
            Impostor("a picture of it") {
                HStack {
                    Image(systemName: "star.fill"); Image(systemName: "star.fill")
                    Image(systemName: "star.fill"); Image(systemName: "star.leadinghalf.filled")
                    Image(systemName: "star")
                }
            },
            Impostor("three and a half, announced as four") { Fake(isAnnounced: true, value: 4) },
        ], variations: .every.ofReading, attacks: .ofReading,
        builtIn: "a value with a fraction, in the same control"
    ) { screen in
        screen.require(
            "three symbols are full, one half, one empty",
            RatingLaw(.stars, 3.5).areDrawn([3.5], on: screen))
        screen.require(
            "one thing is announced, of 3.5, and nothing to adjust",
            screen.announced.map(\.value) == ["3.5 of \(screen.count)"]
                && screen.announced[0].label?.isEmpty == false
                && !screen.announced[0].isAdjustable)
    }
}
