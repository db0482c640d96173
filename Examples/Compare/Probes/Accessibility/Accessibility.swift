import Tessera
import TesseraEvaluation

extension Probe {
    static let accessibility = Probe(
        "accessibility",
        "Draw words and pictures for each symbol, and still be announced as one thing "
            + "to adjust.",
        fact: .basics,
        [
            .accessibilitySymbol, .accessibilityClosure, .accessibilityControl,
            .accessibilityBuilders,
        ],
        impostors: [
            Impostor("pictures and words") {
                ForEach(0..<5, id: \.self) {
                    Image(systemName: $0 < 3 ? "star.fill" : "star"); Text("full")
                }
            },
            Impostor("pictures alone") { Fake(tap: .choosesItself, isAnnounced: true) },
        ], variations: .every.ofNoCount
    ) { screen in
        screen.require(
            "words and pictures are drawn",
            screen.images.count == 5 && screen.texts.count == 5)
        screen.require(
            "a screen reader hears one adjustable element",
            screen.isOneAdjustable("3 of \(screen.count)"))
        screen.activate()
        screen.require(
            "activating it chooses nothing",
            screen.symbols == screen.filled(3))
        screen.adjust(.increment)
        screen.require(
            "adjusting it goes up by one",
            screen.symbols == screen.filled(4))
        screen.require(
            "the new value is heard",
            screen.isOneAdjustable("4 of \(screen.count)"))
    }
}
