import TesseraEvaluation

extension Comparison {
    /// The three arguments of the original proposal for its style, and styles against closures, both with the
    /// proposed control.
    static let all: [Comparison] = [
        original("Limited customization", in: ["wave", "wave-touched", "preview", "slide"]),
        original(
            "Scalability",
            in: [
                "library", "wrap-symbol", "wrap-rating", "clear-button", "changes",
                "library-spacing",
            ]),
        original(
            "Mixing of functional and stylistic aspects", in: ["look-later", "gesture-later"]),
        Comparison(
            "tasks written with both", "with a style", against: "with a closure",
            with: .proposedControl),
    ]

    private static func original(_ argument: String, in probes: [String]) -> Comparison {
        Comparison(
            "\"\(argument)\"", .originalStyle, against: .originalClosure, in: probes)
    }
}
