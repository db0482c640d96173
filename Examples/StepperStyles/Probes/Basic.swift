import Tessera
import TesseraEvaluation

extension Probe {
    static let basic = Probe(
        "basic", "Let a number of guests go up and down, from 2.", .plain,
        impostors: [
            Impostor("a stepper that is dead") { FakeStepper() },
            Impostor("one that steps by two") { FakeStepper(step: 2) },
        ], variations: .usual
    ) { screen in
        screen.require(
            "the title and the value are shown",
            screen.texts.contains("Guests") && screen.values == ["2"])
        screen.tap(text: "+")
        screen.require("a tap on + adds one", screen.values == ["3"])
        screen.tap(text: "-")
        screen.tap(text: "-")
        screen.require("taps on - take them away", screen.values == ["1"])
    }
}
