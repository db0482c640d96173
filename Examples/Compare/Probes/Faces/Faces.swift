import Tessera

extension Probe {
    static let faces = Probe(
        "faces", "Give each step a symbol of its own: five faces, those not reached faded.",
        [.facesSymbol, .facesClosure, .facesControl]
    ) { screen in
        screen.require("each step has its face", screen.texts.joined() == "😡🙁😐🙂😍")
        screen.require("two are faded", screen.views(with: ".opacity(0.3)").count == 2)
        screen.tap(text: "🙂")
        screen.require(
            "a tap on the fourth leaves one faded", screen.views(with: ".opacity(0.3)").count == 1)
    }
}
