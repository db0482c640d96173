/// The texts before the first stop and after the last one.
enum Guide {
    static let start = """
        Two designs of `Rating`, a control that shows stars and lets them be chosen. In the original \
        proposal, a style draws one symbol: that design is called the original's style here. In the \
        proposed control, a style draws the whole control, and another kind of style one symbol. Each \
        stop shows the code, the tree of views that it makes, and the changes by a touch: `~` marks a \
        changed view, and brackets name the style that draws a view.
        """

    /// The text at the top of the page.
    static let page = """
        Two designs of `Rating`, a control that shows stars and lets them be chosen. In the original \
        proposal, a style draws one symbol: that design is called the original's style here. In the \
        proposed control, a style draws the whole control, and another kind of style one symbol. Touch \
        each view, slide over it, or use it by Tab and the arrows: the words that would be announced and the \
        tree follow, and what is new in them is marked.
        """

    /// The text after the six stops.
    static let next = """
        `swift run Tour --all` walks through every stop, `swift run Tour wrapping` shows one whole, and \
        `swift run Tour --live control-values` lets you touch one. Then `swift run Compare` judges the \
        designs by the same tasks, and `Sources/Tessera/Tessera.docc/FirstControl.md` shows how to write \
        a control. The other stops:
        """

    /// How a tree and its changes are written, each sign with its meaning.
    static let signs = [
        ["Image \"star\" .padding()", "a view: its type, values and modifiers, as written"],
        ["  (set in below it)", "a view inside it"],
        ["[X, set on Y]", "drawn by the style X, set by a modifier on the view Y"],
        ["[X, by default]", "drawn by the style X, because no modifier sets one"],
        ["VStack/Text[1]", "the path of a view: the second Text inside a VStack"],
        ["~ path: this → that", "a changed view"],
        ["+ path: view", "a new view"],
        ["- path: view", "a removed view"],
        ["> path moved to path", "a view that has moved among its siblings"],
    ]

    static let end = """
        `swift run Compare`: the four designs, judged by the same tasks; `swift run Compare wrap-rating` \
        has one task with its code.

        `Proposal.md`: the proposed control in full, and the flaws of the original proposal.

        `Examples/Tour/Stops`: the code of each stop, to be changed and run again: \
        `swift run Tour wrapping`.

        `swift run RatingView`, `Bookworm`, `Averages`, `RatingPrompt`: ratings by other \
        authors, run beside this one.

        `Sources/Tessera/Tessera.docc/FirstControl.md`: how to write a control with a style, and how to \
        test it.
        """
}
