import Tessera
import TesseraEvaluation

extension Probe {
    static let switchKind = Probe(
        "switch-kind",
        "Change between two kinds of look at run time, pictures and words, and keep "
            + "what the control holds.",
        fact: .change,
        [.switchKindSymbol, .switchKindClosure, .switchKindControl, .switchKindBuilders],
        impostors: [
            Impostor("a rating and a dead button") {
                Fake(tap: .choosesItself, isAnnounced: true); Button("Change") {}
            },
            Impostor("words") {
                Text("x"); Text("x"); Text("x"); Text("x"); Text("-"); Button("Change") {}
            },
        ], variations: .every.ofNoCount
    ) { screen in
        screen.tap(image: 3)
        let rating = screen.find(.type("Rating")[0])
        screen.tap(text: "Change")
        screen.require(
            "words are drawn",
            screen.texts.filter { $0 != "Change" } == ["x", "x", "x", "x", "-"])
        screen.require("the rating is the view that it was", rating?.isPresent == true)
        screen.tap(text: "-")
        screen.tap(text: "Change")
        screen.require(
            "back to pictures, with the value chosen in words",
            screen.symbols == screen.filled(5))
        screen.require(
            "a screen reader hears the value",
            screen.announced.first?.value == "5 of \(screen.count)")
    }
}
