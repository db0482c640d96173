import TesseraEvaluation

// The vocabulary of a design: the public names of its module, without its provided styles, the types of
// configurations, and the conformances of values. A test reads them from the sources.

extension Design {
    static let all = [proposedControl, originalStyle, originalClosure, screenClosures]

    /// The style of the original proposal.
    static let originalStyle = Design(
        "original's style", "a style for each symbol", "A style draws one symbol, with its tap.",
        module: "TesseraRating",
        vocabulary: [
            "Rating", "AverageRating", "RatingStyle", "AverageRatingStyle", "ratingStyle",
            "averageRatingStyle", "starIndex", "isFilled", "fillFraction", "count", "value",
            "spacing",
        ])

    /// The alternative that the original proposal rejects.
    static let originalClosure = Design(
        "original's closure", "a closure at each rating",
        "The alternative that the original rejects, as written there. A closure at each rating draws one "
            + "symbol, filled or empty.",
        module: "TesseraClosureRating",
        vocabulary: ["Rating", "value", "count", "spacing", "starView"])

    /// Closures at their best.
    static let screenClosures = Design(
        "screen closures", "closures for a screen",
        "Closures at their best: each draws a symbol or arranges a rating, is set for a whole screen, "
            + "and can add to outer closures.",
        module: "TesseraClosureStyleRating",
        vocabulary: [
            "Rating", "RatingSymbol", "RatingContent", "ratingSymbol", "ratingLayout",
            "ratingClearsOnReselect", "value", "count", "symbols", "index", "fill", "isFilled",
            "isPreviewed", "drawing", "choose", "label", "systemImage", "step", "onEditingChanged",
            "half", "in", "symbol", "isReadOnly",
        ])

    /// The proposed design.
    static let proposedControl = Design(
        "proposed control", "styles for control and symbol",
        "A style or a closure arranges the control, another draws one symbol.",
        module: "TesseraControlRating",
        vocabulary: [
            "Rating", "RatingStyle", "RatingSymbolStyle", "RatingSymbol", "ratingStyle",
            "ratingSymbolStyle", "ratingSymbol", "ratingContent", "displaying", "drawing",
            "lastIndex", "in", "ratingClearsOnReselect", "value", "step",
            "onEditingChanged", "label", "symbols", "shownValue", "isReadOnly", "bounds", "index",
            "count", "fill", "isFilled", "select", "symbol", "ratingSlideDisabled",
            "ratingHoverDisabled", "ratingUpdatesWhileEditing", "ratingAccessibilityValue",
        ])
}
