import Tessera
import TesseraEvaluation

extension Probe {
    static let labelView = Probe(
        "label-view", "Let the label be two lines: \"Service\", and \"this week\" below it.",
        fact: .label,
        [
            .labelViewSymbol, .labelViewClosure, .labelViewBuilders, .labelViewControl,
            .labelViewHand,
        ],
        impostors: [
            Impostor("a label of one line") {
                Text("Service"); Fake(tap: .choosesItself, isAnnounced: true)
            },
            Impostor("two lines beside a rating") {
                Text("Service"); Text("this week"); Fake(tap: .choosesItself, isAnnounced: true)
            },
        ], variations: .every
    ) { screen in
        let (first, second) = (
            screen.frame(.text("Service")[0]), screen.frame(.text("this week")[0])
        )
        screen.require("both lines are seen", first.height > 0 && second.height > 0)
        screen.require("one is below the other", second.minY >= first.maxY)
        let label = screen.announced.first?.label ?? ""
        screen.require(
            "a screen reader hears both with the rating, once",
            screen.isOneAdjustable("3 of \(screen.count)") && label.contains("Service")
                && label.contains("this week"))
        screen.tap(image: 3)
        screen.require("a tap on the fourth symbol fills four", screen.symbols == screen.filled(4))
    }
}
