import Tessera
import TesseraEvaluation

extension Probe {
    static let adjustable = Probe(
        "adjustable", "Let a screen reader adjust it as one thing.", .plain,
        impostors: [
            Impostor("a stepper that is dead") { FakeStepper() },
            Impostor("one with two buttons") { FakeStepper(step: 1) },
        ], variations: .usual
    ) { screen in
        let elements = screen.announced
        screen.require("it is one element", elements.count == 1 && elements[0].isAdjustable)
        screen.require(
            "with a label and a value",
            elements.first?.label == "Guests" && elements.first?.value == "2")
        screen.adjust(.label("Guests"), .increment)
        screen.require("adjusting it adds one", screen.values == ["3"])
    }
}
