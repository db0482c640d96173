import Tessera
import TesseraEvaluation

extension Probe {
    static let basic = Probe(
        "basic",
        "Let a number of guests go up and down between 0 and 5, by touch and by a screen reader.",
        .plain, impostors: .ofSteppers, variations: .usual, attacks: .ofSteppers
    ) { $0.require(StepperLaw()) }
}
