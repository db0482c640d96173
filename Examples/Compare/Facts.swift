import TesseraEvaluation

extension Fact {
    static let basics = Fact(
        "basics", "A value is shown, chosen, and announced as one adjustable element.")
    static let look = Fact("look", "One rating has a custom look.")
    static let screen = Fact(
        "screen", "One modifier sets the look of all ratings of a screen, or of a part of it.")
    static let reach = Fact(
        "reach", "The look of a library's screen is changed from outside, without its source.")
    static let whole = Fact(
        "whole", "A look can frame the whole rating, add to it and arrange it.")
    static let index = Fact("index", "A look knows which symbol it draws.")
    static let gesture = Fact("gesture", "A custom gesture can choose.")
    static let preview = Fact("preview", "A touch previews the value that it would choose.")
    static let clearing = Fact("clearing", "A tap can clear a rating.")
    static let surroundings = Fact("surroundings", "A look depends on the environment.")
    static let change = Fact(
        "change", "The look changes at run time, and the control keeps its state.")
    static let quiet = Fact(
        "quiet", "A change of something else on the screen does not draw the ratings again.")
    static let fractions = Fact("fractions", "A value has a fraction.")
    static let label = Fact("label", "A rating has a label.")
    static let finger = Fact(
        "finger", "The control follows a finger that slides or narrowly misses.")
    static let values = Fact(
        "values", "The value stays within the bounds of the program.")
    static let keys = Fact("keys", "Keys choose.")
    static let storage = Fact("storage", "Ratings with different looks can be kept in one array.")
}
