import Tessera
import TesseraEvaluation

extension Probe {
    static let switchValue = Probe(
        "switch-value",
        "Change the symbols at run time, and keep what the control holds.",
        fact: .change,
        [.switchValueSymbol, .switchValueClosure, .switchValueControl, .switchValueBuilders],
        impostors: [
            Impostor("a rating and a dead button") {
                Fake(tap: .choosesItself, isAnnounced: true); Button("Change") {}
            },
            Impostor("a picture of hearts") {
                Fake(kind: "heart"); Button("Change") {}
            },
        ], variations: .every.ofNoCount
    ) { screen in
        screen.tap(image: 3)
        let first = screen.find(.type(Image.self)[0])
        screen.tap(text: "Change")
        screen.require(
            "hearts are drawn",
            screen.areAll("heart", screen.images))
        screen.require(
            "the value is kept",
            screen.symbols == screen.filled(4))
        screen.require(
            "each symbol is the view that it was",
            first?.isPresent == true)
    }
}
