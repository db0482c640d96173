import Tessera
import TesseraEvaluation

extension Probe {
    static let label: Probe = Probe(
        "label", "Give the rating a label: \"Service\".", fact: .label,
        [.labelSymbol, .labelClosure, .labelControl, .labelBuilders],
        impostors: [
            Impostor("a rating without a label") { Fake(tap: .choosesItself, isAnnounced: true) },
            Impostor("a label beside a rating") {
                Text("Service"); Fake(tap: .choosesItself, isAnnounced: true)
            },
            Impostor("a label that is not seen") {
                Text("Service").opacity(0).accessibilityHidden(true)
                Fake(tap: .choosesItself, isAnnounced: true).accessibilityLabel("Service")
            },
        ], variations: .every, attacks: .every
    ) { screen in
        var ratings = RatingLaw(.stars, 3)
        ratings.labels = ["Service"]
        ratings.also = (
            "the label is seen, and announced once",
            { screen, _ in
                let labels = screen.marks.filter { $0.name == "Service" }
                return labels.count == 1 && labels[0].opacity > 0.5
                    && labels[0].visible.width > labels[0].frame.width - 0.5
                    && screen.announced.count == 1
            }
        )
        screen.require(ratings)
    }
}
