import TesseraEvaluation

extension Design {
    static let all = [control, symbol, closure, builders]

    /// The style of the seed proposal.
    static let symbol = Design(
        "symbol", "style per symbol", "The seed's design. A style draws one symbol, with its tap.",
        module: "TesseraRating",
        vocabulary: [
            "Rating", "AverageRating", "RatingStyle", "AverageRatingStyle", "ratingStyle",
            "averageRatingStyle", "starIndex", "isFilled", "fillFraction", "count", "value",
            "circle", "systemImage",
        ])

    /// The alternative in the seed proposal.
    static let closure = Design(
        "closure", "closure builder",
        "The seed's alternative, as written there. A closure at each rating draws one symbol, filled "
            + "or empty.",
        module: "TesseraClosureRating", vocabulary: ["Rating", "value", "count", "spacing"])

    /// Closures at their best.
    static let builders = Design(
        "builders", "closures in the environment",
        "Closures at their best: each draws a symbol or arranges a rating, is set for a whole screen, "
            + "and can add to outer closures.",
        module: "TesseraClosureStyleRating",
        vocabulary: [
            "Rating", "RatingSymbol", "RatingContent", "ratingSymbol", "ratingLayout",
            "ratingClearsOnReselect", "value", "count", "symbols", "index", "fill", "isFilled",
            "isPreviewed", "drawing", "choose", "label", "systemImage", "step", "onEditingChanged",
        ])

    /// The proposed design.
    static let control = Design(
        "control", "style for the control",
        "The counter-proposal. A style or a closure arranges the control, another draws one symbol.",
        module: "TesseraControlRating",
        vocabulary: [
            "Rating", "RatingStyle", "RatingSymbolStyle", "RatingSymbol", "ratingStyle",
            "ratingSymbolStyle", "ratingSymbol", "ratingLayout", "displaying", "drawing",
            "lastIndex", "precision", "exact", "ratingClearsOnReselect", "value", "step",
            "onEditingChanged", "label", "symbols",
            "shownValue", "isEditing", "isReadOnly", "bounds", "index", "count", "fill", "isFilled",
            "isProvisional", "select", "systemImage", "circle",
        ])
}
