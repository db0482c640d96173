import TesseraEvaluation

extension Version {
    /// The control of the seed's style with a value that has fractions: `member` is what a style is given.
    private static func symbolHalves(_ member: [Edit]) -> [Edit] {
        member + [
            Edit(
                "Rating.swift", "    @Binding private var value: Int",
                """
                    @Binding private var value: Double
                    private let isConstant: Bool
                    private let step: Double
                """),
            Edit(
                "Rating.swift",
                "    public init(value: Binding<Int>, spacing: CGFloat? = nil, count: Int = 5) {\n"
                    + "        _value = value\n",
                """
                    public init(value: Binding<Int>, spacing: CGFloat? = nil, count: Int = 5) {
                        _value = Binding(
                            get: { Double(value.wrappedValue) }, set: { value.wrappedValue = Int($0) })
                        isConstant = value.isConstant
                        step = 1

                """),
            Edit(
                "Rating.swift", "    /// Creates the symbol that a style is drawing",
                """
                    /// Makes a rating of a number with a fraction.
                    public init(
                        value: Binding<Double>, spacing: CGFloat? = nil, count: Int = 5, step: Double
                    ) {
                        _value = value
                        isConstant = value.isConstant
                        self.step = step
                        self.spacing = spacing
                        self.count = count
                        symbol = nil
                    }

                    /// Creates the symbol that a style is drawing
                """),
            Edit(
                "Rating.swift", "        spacing = nil\n",
                "        spacing = nil\n        isConstant = false\n        step = 1\n"),
            Edit("Rating.swift", "\"\\(shownValue) of", "\"\\(shownValue.formatted()) of"),
            Edit("Rating.swift", "$value.isConstant", "isConstant"),
            Edit(
                "Rating.swift", "private var shownValue: Int { min(max(0, value), shownCount) }",
                "private var shownValue: Double { min(max(0, value), Double(shownCount)) }"),
            Edit(
                "Rating.swift", "shownValue + 1 : shownValue - 1",
                "shownValue + step : shownValue - step"),
            Edit(
                "Rating.swift", "if (0...shownCount).contains(next)",
                "if (0...Double(shownCount)).contains(next)"),
            Edit(
                "RatingStyleConfiguration.swift", "init(starIndex: Int, value: Binding<Int>",
                "init(starIndex: Int, value: Binding<Double>"),
        ]
    }

    /// Beside the whole number that a style is given there is the exact one.
    static let symbolHalvesBeside = Version(
        .symbol, "a member beside the value",
        changing: symbolHalves([
            Edit(
                "RatingStyleConfiguration.swift", "    @Binding public var value: Int",
                """
                    @Binding public var amount: Double
                    /// The value, counting a half as a whole.
                    public var value: Int {
                        get { Int(amount.rounded(.up)) }
                        nonmutating set { amount = Double(newValue) }
                    }
                """),
            Edit("RatingStyleConfiguration.swift", "_value = value", "_amount = value"),
            Edit("Rating.swift", "configuration.$value", "configuration.$amount"),
        ]))

    /// The value that a style is given has a fraction.
    static let symbolHalvesInPlace = Version(
        .symbol, "the value becomes a `Double`",
        changing: symbolHalves([
            Edit(
                "RatingStyleConfiguration.swift", "@Binding public var value: Int",
                "@Binding public var value: Double"),
            Edit(
                "RatingStyleConfiguration.swift", "starIndex < value", "Double(starIndex) < value"),
            Edit(
                "SystemImageRatingStyle.swift", "configuration.value = configuration.starIndex + 1",
                "configuration.value = Double(configuration.starIndex + 1)"),
        ]),
        breaks: [
            "double-tap",
            "gap",
            "own-symbol",
            "preview",
            "preview (all in the first symbol)",
            "switch-kind",
        ])

    /// The control of the seed's closure with a value that has fractions.
    private static let closureHalves = [
        Edit(
            "Rating.swift", "    @Binding private var value: Int",
            """
                @Binding private var value: Double
                private let isConstant: Bool
                private let step: Double
                private let half: Star
            """),
        Edit(
            "Rating.swift", "(index < value ? filled : empty)",
            "(Double(index + 1) <= value ? filled : Double(index) < value ? half : empty)"),
        Edit("Rating.swift", "{ value = index + 1 }", "{ value = Double(index + 1) }"),
        Edit("Rating.swift", "\"\\(shownValue) of", "\"\\(shownValue.formatted()) of"),
        Edit("Rating.swift", "$value.isConstant", "isConstant"),
        Edit(
            "Rating.swift", "private var shownValue: Int { min(max(0, value), shownCount) }",
            "private var shownValue: Double { min(max(0, value), Double(shownCount)) }"),
        Edit(
            "Rating.swift", "shownValue + 1 : shownValue - 1",
            "shownValue + step : shownValue - step"),
        Edit(
            "Rating.swift", "if (0...shownCount).contains(next)",
            "if (0...Double(shownCount)).contains(next)"),
    ]

    private static let closureWhole = """
                _value = Binding(
                    get: { Double(value.wrappedValue) }, set: { value.wrappedValue = Int($0) })
                isConstant = value.isConstant
                step = 1

        """

    /// Another initializer, with a closure that is told a part.
    static let closureHalvesBeside = Version(
        .closure, "another initializer",
        changing: closureHalves + [
            Edit("Rating.swift", "        _value = value\n", closureWhole),
            Edit(
                "Rating.swift", "        empty = starView(false)\n    }",
                """
                        empty = starView(false)
                        half = filled
                    }

                    /// Makes a rating of a number with a fraction, whose closure is told what part is filled.
                    public init(
                        value: Binding<Double>, spacing: CGFloat? = nil, count: Int = 5, step: Double,
                        @ViewBuilder starView: (Double) -> Star
                    ) {
                        _value = value
                        isConstant = value.isConstant
                        self.step = step
                        self.spacing = spacing
                        self.count = count
                        filled = starView(1)
                        empty = starView(0)
                        half = starView(0.5)
                    }
                """),
        ])

    /// The closure is told a part.
    static let closureHalvesInPlace = Version(
        .closure, "the closure is told a part",
        changing: closureHalves + [
            Edit("Rating.swift", "        _value = value\n", closureWhole),
            Edit("Rating.swift", "starView: (Bool) -> Star", "starView: (Double) -> Star"),
            Edit("Rating.swift", "filled = starView(true)", "filled = starView(1)"),
            Edit(
                "Rating.swift", "empty = starView(false)",
                "empty = starView(0)\n        half = starView(0.5)"),
            Edit("Rating.swift", "count: count) { isFilled in", "count: count) { fill in"),
            Edit("Rating.swift", "isFilled ? \"star.fill\"", "fill > 0.75 ? \"star.fill\""),
        ],
        breaks: [
            "animate",
            "animate (a rating for each symbol)",
            "animate (by their places)",
            "clear",
            "column (a rating for each symbol)",
            "double-tap",
            "double-tap (a rating for each symbol)",
            "environment",
            "gap",
            "library",
            "own-symbol",
            "preview",
            "preview (a rating for each symbol)",
            "read-only",
            "store",
            "switch-kind",
            "twenty (a wrapper by another name)",
            "twenty (a wrapper named Rating)",
            "unrelated",
            "wrap-rating",
            "wrap-symbol",
        ])
}
