import Tessera
import TesseraEvaluation

extension Probe {
    static let bounds = Probe(
        "bounds", "Keep the number between 0 and 5.", .plain,
        impostors: [
            Impostor("a stepper that is dead") { FakeStepper() },
            Impostor("one without an end") { FakeStepper(step: 1) },
        ], variations: .usual
    ) { screen in
        for _ in 0..<9 { screen.tap(text: "+") }
        screen.require("it stops at five", screen.values == ["5"])
        for _ in 0..<9 { screen.tap(text: "-") }
        screen.require("and at none", screen.values == ["0"])
    }
}
