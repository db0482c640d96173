import TesseraEvaluation

extension Version {
    private static let current = [
        Edit(
            "Rating.swift", "(index < value ? filled : empty)",
            "(index + 1 == value ? current : index < value ? filled : empty)"),
        Edit(
            "Rating.swift", "    private let empty: Star",
            """
                private let empty: Star
                private let current: Star
            """),
    ]

    /// Another initializer, with a closure that is told two things.
    static let closureToldBeside = Version(
        .closure, "another initializer",
        changing: current + [
            Edit(
                "Rating.swift", "        empty = starView(false)\n    }",
                """
                        empty = starView(false)
                        current = filled
                    }

                    /// Makes a rating whose closure is also told whether the value stands at the symbol.
                    public init(
                        value: Binding<Int>, spacing: CGFloat? = nil, count: Int = 5,
                        @ViewBuilder starView: (Bool, Bool) -> Star
                    ) {
                        _value = value
                        self.spacing = spacing
                        self.count = count
                        filled = starView(true, false)
                        empty = starView(false, false)
                        current = starView(true, true)
                    }
                """)
        ])

    /// The closure is told two things.
    static let closureToldInPlace = Version(
        .closure, "a parameter of the closure",
        changing: current + [
            Edit("Rating.swift", "starView: (Bool) -> Star", "starView: (Bool, Bool) -> Star"),
            Edit("Rating.swift", "filled = starView(true)", "filled = starView(true, false)"),
            Edit(
                "Rating.swift", "empty = starView(false)",
                "empty = starView(false, false)\n        current = starView(true, true)"),
            Edit(
                "Rating.swift", "count: count) { isFilled in", "count: count) { isFilled, _ in"),
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
            "half (a rating for each symbol)",
            "half (by their places)",
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
