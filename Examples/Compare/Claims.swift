import TesseraEvaluation

extension Finding {
    /// Sentences of the seed proposal on closures and on its style.
    static let claims: [Finding] = [
        Finding(
            .confirmed,
            "Having only the `isFilled` parameters limits the customization to the individual star "
                + "level. It does not easily allow for broader styling such as animations or "
                + "interactions that span multiple stars.",
            "the closure takes more tokens than the style to animate symbols in turn.",
            rows: ["animate"]
        ) { rows in
            rows.allSatisfy { row in
                row[.closure].representative?.measures[Measure.tokens.name] ?? 0
                    > row[.symbol][.tokens] ?? .max
            }
        },
        Finding(
            .confirmed,
            "applying one `.ratingStyle(_:)` modifier at the root of the view hierarchy",
            "it restyles a screen of twenty ratings, and a library's screen, where the closure was not "
                + "found to reach.", rows: ["twenty", "library"]
        ) { $0.areDone(.symbol) && $0.suffix(1).areMissed(.closure) },
        Finding(
            .confirmed, "you can set a constant integer rating (to disable user interaction)",
            "and it is announced as read-only where the view layer can tell.", rows: ["read-only"]
        ) { $0.areDone(.symbol) },
    ]
}
