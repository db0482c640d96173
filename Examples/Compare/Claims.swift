import TesseraEvaluation

extension Finding {
    /// What the seed proposal says of closures and of its own style, in its words.
    static let claims: [Finding] = [
        Finding(
            .confirmed,
            "the `@ViewBuilder` approach provides a straightforward method for customization",
            "it takes the fewest tokens for a drawing of one's own.", rows: ["own-symbol"]
        ) { $0.areLeast(.closure, in: .tokens) },
        Finding(
            .confirmed,
            "Having only the `isFilled` parameters limits the customization to the individual star "
                + "level. It does not easily allow for broader styling such as animations or "
                + "interactions that span multiple stars.",
            "not easily: symbols measure their own places, and a gesture goes round the rating, in more "
                + "tokens than with the style.",
            rows: ["animate", "preview", "faces"]
        ) { rows in
            rows.areDone(.closure)
                && rows.allSatisfy { row in
                    (row[.closure][.tokens] ?? 0) > (row[.symbol][.tokens] ?? .max)
                }
        },
        Finding(
            .refuted,
            "Therefore […] the `RatingStyle` protocol aligns more closely with SwiftUI's design "
                + "philosophy",
            "the limit is that of a Boolean, not of closures: closures that are told as much as a style "
                + "do the same.",
            rows: ["animate", "preview", "faces"]
        ) { $0.areDone(.builders) && $0.areDone(.symbol) },
        Finding(
            .refuted,
            "If a user wants to apply a consistent style across multiple `Rating` views within the app, "
                + "they're forced to implement this closure in every place, or to create a wrapper "
                + "view and use that everywhere.",
            "a wrapper that is named `Rating` is one place.", rows: ["twenty"]
        ) { rows in rows.allSatisfy { $0[.closure][.places] == 1 } },
        Finding(
            .confirmed,
            "applying one `.ratingStyle(_:)` modifier at the root of the view hierarchy",
            "it is one place, also for a screen that is not yours, where the closure as it wrote it "
                + "was not found to get.",
            rows: ["twenty", "library"]
        ) { rows in
            rows.allSatisfy { $0[.symbol][.places] == 1 } && rows.suffix(1).areMissed(.closure)
        },
        Finding(
            .refuted,
            "Using `@ViewBuilder` directly in the `Rating` initializer intertwines the functional and "
                + "stylistic code",
            "it is the style that has to know of the value and of the index; a look by a closure "
                + "uses fewer names of its design.",
            rows: ["own-symbol", "circles"]
        ) { rows in
            rows.allSatisfy { ($0[.closure][.names] ?? .max) < ($0[.symbol][.names] ?? 0) }
        },
        Finding(
            .refuted, "the `RedBorderRatingStyle` below adds a red border to the rating",
            "it adds one to each symbol; round the rating it takes a trick.", rows: ["wrap-rating"]
        ) { rows in rows.areMissed(.symbol) && rows.allSatisfy { $0[.symbol].trick != nil } },
        Finding(
            .confirmed, "you can set a constant integer rating (to disable user interaction)",
            "and it sounds so, where the view layer can tell.", rows: ["read-only"]
        ) { $0.areDone(.symbol) },
    ]
}
