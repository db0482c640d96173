import Foundation
import TesseraEvaluation

/// Three ways to change the look of a stepper, compared.
@main
@MainActor
enum StepperStyles {
    static let evaluation = Evaluation(
        "StepperStyles", "Three ways to change the look of a stepper, judged by running them",
        designs: [.style, .closure, .hand],
        groups: [
            ProbeGroup("all", [.basic, .disabled, .round, .vertical, .screen, .library, .border])
        ],
        example: "round", measures: [.lines, .tokens, .places, .names, .nodes],
        limits: [
            "A press that is held and repeats: there is no clock here.",
            "What a stepper looks like on each platform.",
        ],
        quotedIn: URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "Proposal.md"))

    static func main() { evaluation.main() }
}

extension Design {
    static let style = Design(
        "style", "a style protocol",
        "`StepperStyle` draws the whole stepper, and is set for all of a view.",
        vocabulary: [
            "StyledStepper", "StepperStyle", "stepperStyle", "title", "value", "canIncrement",
            "canDecrement", "increment", "decrement",
        ])
    static let closure = Design(
        "closure", "a closure with a configuration",
        "A closure at each stepper draws it, and is given what a style would be given.",
        vocabulary: [
            "BuiltStepper", "title", "value", "canIncrement", "canDecrement", "increment",
            "decrement",
        ])
    static let hand = Design(
        "hand", "views by hand", "Texts, buttons and a binding, as SwiftUI leaves it today.")
}
