import TesseraEvaluation

extension Design {
    static let all = [symbol, closure, builders, control]

    /// The seed proposal's.
    static let symbol = Design(
        "symbol", "style per symbol", "The seed's. A style draws one symbol, and brings the tap.",
        module: "TesseraRating",
        vocabulary: [
            "Rating", "AverageRating", "RatingStyle", "AverageRatingStyle", "ratingStyle",
            "averageRatingStyle", "starIndex", "isFilled", "fillFraction", "count", "value",
            "circle", "systemImage",
        ])

    /// The seed's alternative, as the seed wrote it.
    static let closure = Design(
        "closure", "closure builder",
        "The seed's alternative, as it wrote it. A closure draws one symbol, and is told whether it is "
            + "filled.",
        module: "TesseraClosureRating", vocabulary: ["Rating", "value", "count", "spacing"])

    /// The closure design by its best advocate.
    static let builders = Design(
        "builders", "closures in the environment",
        "Closures by their best advocate: given what is to be drawn, set for a whole screen, adding to "
            + "those further out.",
        module: "TesseraClosureStyleRating",
        vocabulary: [
            "Rating", "RatingSymbol", "RatingContent", "ratingSymbol", "ratingLayout",
            "ratingClearsOnReselect", "value", "count", "symbols", "index", "fill", "isFilled",
            "isPreviewed", "drawing", "choose", "label", "systemImage", "step", "onEditingChanged",
        ])

    /// The proposal.
    static let control = Design(
        "control", "style for the control",
        "The counter-proposal. One style arranges the whole control, another draws one symbol.",
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
