import Tessera
import TesseraEvaluation

extension Probe {
    static let optionalValue: Probe = Probe(
        "optional-value",
        "Show a labelled rating of a value that may be missing, and is missing at first.",
        [
            .optionalValueStyle, .optionalValueClosure, .optionalValueControl,
            .optionalValueClosures,
        ],
        impostors: [
            Impostor("a rating of none") {
                Fake(tap: .choosesItself, isAnnounced: true, value: 0).accessibilityLabel("Service")
            },
            Impostor("a picture of no rating") { Fake(isAnnounced: true, value: 0) },
        ], variations: .every.ofNoCount.leaving(out: .tinted, since: "nothing is filled at first."),
        attacks: .every,
        builtIn: "a missing value, and a label"
    ) { screen in
        var ratings = RatingLaw(.stars, 0)
        ratings.labels = ["Service"]
        ratings.also = (
            "the label is seen, and no value is stored and announced where none is shown",
            { screen, values in
                let words = screen.announced.first { $0.isAdjustable }?.value ?? ""
                let isMissing = screen.stored.first.map { "\($0)" } == "nil"
                guard screen.seen.map(\.text) == ["Service"] else { return false }
                return values == [0]
                    ? isMissing && !words.isEmpty && !words.contains(where: \.isNumber) : !isMissing
            }
        )
        screen.require(ratings)
    }
}
