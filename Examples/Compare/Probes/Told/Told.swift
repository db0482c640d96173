import Tessera
import TesseraEvaluation

extension Probe {
    static let told = Probe(
        "told", "Save once, when a finger that has slid is lifted, and not on the way.",
        fact: .finger,
        [.toldSymbol, .toldClosure, .toldBuilders, .toldControl, .toldHand],
        impostors: [
            Impostor("a rating that saves nothing") {
                Fake(tap: .choosesItself, isAnnounced: true, value: 1); Text("0 saved")
            },
            Impostor("a picture") {
                Fake(isAnnounced: true, value: 1); Text("0 saved")
            },
        ],
        variations: .every.leaving(
            out: .adjusted, since: "to adjust is to choose, which is what the task is about.")
    ) { screen in
        screen.host.press(at: screen.point(atImage: 0))
        screen.host.move(to: screen.point(atImage: 1))
        screen.host.move(to: screen.point(atImage: 3))
        screen.require(
            "on the way four are shown, and nothing is saved",
            screen.symbols == screen.filled(4) && screen.texts == ["0 saved"])
        screen.host.release()
        screen.require(
            "when the finger is lifted four are saved",
            screen.texts == ["4 saved"] && screen.symbols == screen.filled(4))
        screen.adjust(.decrement)
        screen.require("so are three after a step down", screen.texts == ["3 saved"])
    }
}
