/// What is said before the first stop and after the last one.
enum Guide {
    static let start = """
        A walk through two designs of `Rating`, a control that shows stars and lets them be chosen.

        The seed is the proposal document that this project began from: a style draws one symbol. It \
        names an alternative: a closure draws one symbol. The counter-proposal, made after running \
        both, is a style for the whole control. Here the seed is walked first, then the \
        counter-proposal; `swift run Compare` has the closure as well.

        At each stop stand the code, the tree of views that it makes, and what touching it changes.
        """

    /// How a tree and its changes are written, each sign with its meaning.
    static let signs = [
        ["Image \"star\" .padding()", "a view: its type, values and modifiers, as written"],
        ["  (set in below it)", "what is inside it"],
        ["[X, set on Y]", "drawn by the style X, set by a modifier on the view Y"],
        ["[X, by default]", "drawn by the style X, for no modifier sets one"],
        ["VStack/Text[1]", "the path of a view: the second Text inside a VStack"],
        ["~ path: this → that", "the view has changed"],
        ["+ path: view", "the view has come"],
        ["- path: view", "the view has gone"],
        ["> path moved to path", "the view has moved among those beside it"],
    ]

    static let end = """
        `swift run Compare`: the three designs, judged by the same tasks; `swift run Compare wrap-rating` \
        has one task with its code.

        `Proposal.md`: the counter-proposal in full, and what the seed leaves open.

        `Examples/Tour/Stops`: the code of each stop, to be changed and run again: \
        `swift run Tour wrapping`.

        `swift run RatingView`, `Bookworm`, `Averages`, `RatingPrompt`: ratings that others have \
        written, run beside this one.

        `README.md`: how to write a control of your own with a style, and how it is tested.
        """
}
