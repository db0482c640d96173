import Tessera
import TesseraEvaluation

extension Probe {
    static let label = Probe(
        "label",
        "Say what the rating is about: \"Service\".",
        fact: .label,
        [.labelSymbol, .labelClosure, .labelControl, .labelBuilders],
        impostors: [
            Impostor("a rating without a label") { Fake(tap: .choosesItself, isAnnounced: true) },
            Impostor("a label beside a rating") {
                Text("Service"); Fake(tap: .choosesItself, isAnnounced: true)
            },
        ], variations: .every
    ) { screen in
        screen.require(
            "the label is seen",
            screen.texts == ["Service"])
        screen.require(
            "a screen reader hears it with the rating, once",
            screen.isOneAdjustable("3 of \(screen.count)") && screen.announced[0].label == "Service"
        )
        screen.tap(image: 3)
        screen.require(
            "a tap on the fourth symbol fills four",
            screen.symbols == screen.filled(4))
    }
}
