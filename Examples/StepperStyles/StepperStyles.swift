import TesseraEvaluation

/// Three ways to change the look of a stepper, compared.
@main
@MainActor
enum StepperStyles {
    static let evaluation = Evaluation(
        "StepperStyles", "Three ways to change the look of a stepper, judged by running them",
        designs: [.style, .closure, .hand],
        probes: [
            .basic, .bounds, .adjustable, .disabled, .round, .vertical, .screen, .library, .border,
        ],
        example: "round", measures: [.lines, .tokens, .places, .names, .nodes],
        findings: [
            Findings(
                "Verdict",
                "In brackets the rows that a sentence rests on, and the results that would change it.",
                Finding.verdict)
        ],
        limits: [
            "A press that is held and repeats: there is no clock here.",
            "What a stepper looks like on each platform.",
        ])

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

extension Finding {
    static let verdict: [Finding] = [
        Finding(
            "For one stepper the closure takes the least.", rows: ["round", "vertical"]
        ) { $0.areLeast(.closure, in: .tokens) },
        Finding(
            "The style reaches a screen by another author, and extends the current style; closures at "
                + "the steppers were not found to do either.", rows: ["library", "border"]
        ) { $0.areDone(.style) && $0.areMissed(.closure) },
        Finding(
            "By hand it takes more than with either design, from the first stepper on.",
            rows: ["basic", "adjustable", "round"]
        ) { rows in
            rows.allSatisfy { row in
                guard let hand = row[.hand][.tokens], let style = row[.style][.tokens],
                    let closure = row[.closure][.tokens]
                else { return false }
                return hand > style && hand > closure
            }
        },
        Finding(
            "We propose the style, and would keep the closure for one stepper beside it: it can be "
                + "written on top of the style, which cannot be written on top of it."
        ) { $0.areDone(.style) },
    ]
}
