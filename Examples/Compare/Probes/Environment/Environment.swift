import Tessera
import TesseraEvaluation

extension Probe {
    static let environment: Probe = Probe(
        "environment", "Fade disabled ratings: a look that reads the environment.",
        [.environmentStyle, .environmentClosure, .environmentControl, .environmentClosures],
        impostors: [
            Impostor("two ratings, none faded") {
                Fake(tap: .choosesItself, isAnnounced: true, value: 1)
                Fake(tap: .choosesItself, isAnnounced: true, value: 2).disabled(true)
            },
            Impostor("two ratings, both faded") {
                VStack {
                    Fake(tap: .choosesItself, isAnnounced: true, value: 1)
                    Fake(tap: .choosesItself, isAnnounced: true, value: 2).disabled(true)
                }.opacity(0.3)
            },
            Impostor("two ratings, the second faded whatever it is") {
                Fake(tap: .choosesItself, isAnnounced: true, value: 1)
                Fake(tap: .choosesItself, isAnnounced: true, value: 2).opacity(0.3).disabled(true)
            },
        ],
        variations: .every.ofNoCount
            .leaving(out: .tinted, .fainter, since: "one of the two is out of use.")
            .map { $0.name == Variation.disabled.name ? .faded : $0 },
        attacks: .every
    ) { screen in
        let ratings = RatingLaw(.stars, 1, 2)
        let symbols = screen.symbols(.stars)
        screen.require("there are two ratings", ratings.areDrawn([1, 2], on: screen))
        screen.require(
            "no symbol of the rating in use is faded",
            symbols.prefix(screen.count).allSatisfy { $0.opacity == 1 })
        screen.require(
            "all of the one out of use are",
            symbols.dropFirst(screen.count).allSatisfy { $0.opacity < 0.31 })
        screen.require(
            "one is announced as one to adjust, the other as out of use",
            screen.announced.map(\.isAdjustable) == [true, false]
                && screen.announced.map(\.isEnabled) == [true, false]
                && screen.announced.map(\.value)
                    == ["1 of \(screen.count)", "2 of \(screen.count)"]
        )
        for symbol in symbols.dropFirst(screen.count) { screen.tap(at: symbol.center) }
        screen.require("no touch changes it", screen.shares == [1, 2])
        for position in [4, 0, 3, 1, 2] where screen.isPassed {
            screen.tap(at: symbols[position].center)
            screen.require(
                "a touch on the other one does",
                ratings.areDrawn([Double(position + 1), 2], on: screen))
        }
    }
}
