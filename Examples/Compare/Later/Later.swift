import TesseraEvaluation

// What is asked for once ratings have been written. Each feature is a few edits of each design's module; a
// test makes them, and compiles the programs of the design against what comes of them.

extension Feature {
    static let all: [Feature] = [current, spacing, halves, labelView]

    static let current = Feature(
        "more-told", "A look is told whether its symbol is the one that the value stands at.",
        [
            Version(
                .symbol,
                changing: [
                    Version.Edit(
                        "RatingStyleConfiguration.swift", "    init(starIndex: Int",
                        """
                            /// A Boolean value that is true if the value stands at the symbol.
                            public var isCurrent: Bool { starIndex + 1 == value }

                            init(starIndex: Int
                        """)
                ]),
            .closureToldBeside, .closureToldInPlace,
            Version(
                .builders,
                changing: [
                    Version.Edit(
                        "RatingSymbol.swift", "    /// The symbol without its gesture",
                        """
                            /// A Boolean value that is true if the value stands at the symbol.
                            public var isCurrent: Bool {
                                fill > 0 && interaction.shown <= Double(index + 1)
                            }
                            /// The symbol without its gesture
                        """)
                ]),
            Version(
                .control,
                changing: [
                    Version.Edit(
                        "RatingSymbol.swift", "    private var isTouched = true",
                        """
                            /// A Boolean value that is true if the value stands at the symbol.
                            public let isCurrent: Bool
                            private var isTouched = true
                        """),
                    Version.Edit(
                        "RatingSymbol.swift", "isProvisional: Bool\n    )",
                        "isProvisional: Bool, isCurrent: Bool\n    )"),
                    Version.Edit(
                        "RatingSymbol.swift", "self.isProvisional = isProvisional",
                        "self.isProvisional = isProvisional; self.isCurrent = isCurrent"),
                    Version.Edit(
                        "RatingStyle.swift", "at: currentValue))",
                        "at: currentValue), isCurrent: lastIndex == index)"),
                ]),
        ])

    static let spacing = Feature(
        "spacing", "A look says how far apart its symbols stand, if it likes.",
        [
            Version(.symbol, changing: symbolSpacing + styleSpacing("RatingStyle")),
            Version(.closure, unneededSince: "The spacing stands beside the closure."),
            .buildersSpacing,
            Version(
                .control,
                changing: controlSpacing
                    + styleSpacing("RatingSymbolStyle", by: "ratingSymbolStyle")),
        ])

    static let halves = Feature(
        "halves", "Halves can be chosen.",
        [
            .symbolHalvesBeside, .symbolHalvesInPlace, .closureHalvesBeside, .closureHalvesInPlace,
            Version(.builders, unneededSince: "They can."),
            Version(.control, unneededSince: "They can."),
        ])

    static let labelView = Feature(
        "label-view", "A rating takes any view as its label.",
        [
            .symbolLabel, .closureLabelErased, .closureLabelGeneric,
            Version(.builders, unneededSince: "It does."),
            Version(.control, unneededSince: "It does."),
        ])
}
