import TesseraEvaluation

extension Fact {
    static let basics = Fact(
        "basics", "A value is shown, chosen and read out as one thing to adjust.")
    static let look = Fact("look", "One rating is given a look of its own.")
    static let screen = Fact(
        "screen", "The look of all ratings of a screen is set round it, for parts of it as well.")
    static let reach = Fact(
        "reach", "What a library's screen shows is changed from outside, without its source.")
    static let whole = Fact(
        "whole", "The rating as a whole can be framed, added to and arranged.")
    static let index = Fact("index", "A look knows which symbol it draws.")
    static let gesture = Fact("gesture", "Another gesture than the control's own can choose.")
    static let preview = Fact("preview", "A finger that is down shows what it would choose.")
    static let clearing = Fact("clearing", "A rating can be taken back by a tap.")
    static let surroundings = Fact("surroundings", "A look depends on the environment.")
    static let change = Fact("change", "The look changes at run time, and the control stays.")
    static let quiet = Fact(
        "quiet", "A change of something else on the screen leaves the ratings alone.")
    static let fractions = Fact("fractions", "A value has a fraction.")
    static let label = Fact("label", "A rating says what it is about.")
    static let finger = Fact(
        "finger", "A finger slides, strays a little, and is followed as it does.")
    static let around = Fact("around", "What is around a rating leaves its touches alone.")
    static let values = Fact(
        "values", "The value is of the type, and within the bounds, that the program has for it.")
    static let keys = Fact("keys", "Keys choose.")
    static let words = Fact("words", "The value is said in the reader's language.")
    static let storage = Fact("storage", "Ratings of several looks are kept as values of one kind.")
}
