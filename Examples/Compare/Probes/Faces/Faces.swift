import Tessera
import TesseraEvaluation

extension Probe {
    static let faces = Probe(
        "faces",
        "Give each step a symbol of its own: five faces, those not reached faded.",
        fact: .index,
        [
            .facesSymbol, .facesClosurePlaced, .facesClosure, .facesControl, .facesBuilders,
            .facesClosureTrick,
            .facesHand,
        ],
        impostors: [
            Impostor("a text with five faces") { Text("😡🙁😐🙂😍") },
            Impostor("five faces") {
                ForEach(["😡", "🙁", "😐", "🙂", "😍"], id: \.self) {
                    Text($0).opacity($0 > "😐" ? 0.3 : 1)
                }
            },
        ],
        variations: .every.leaving(out: .seven, since: "the task says five.")
            .leaving(out: .values, since: "each step has a picture of its own.")
    ) { screen in
        screen.require(
            "each step has its face",
            screen.texts == ["😡", "🙁", "😐", "🙂", "😍"])
        screen.require(
            "two are faded",
            screen.views(with: ".opacity(0.3)").count == 2)
        screen.tap(text: "🙂")
        screen.require(
            "a tap on the fourth leaves one faded",
            screen.views(with: ".opacity(0.3)").count == 1)
        screen.require(
            "a screen reader hears one adjustable element",
            screen.isOneAdjustable("4 of \(screen.count)"))
    }
}
