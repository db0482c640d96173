import TesseraEvaluation

extension Finding {
    /// The recommendation.
    static let recommendation: [Finding] = [
        Finding(
            "We propose the style for the control. It does every task here, as do closures in the "
                + "environment and the seed's style: tokens and a judgement decide between them."
        ) { $0.areDone(.control) && $0.areDone(.builders) && $0.areDone(.symbol) }
    ]

    /// What speaks for the recommendation.
    static let reasons: [Finding] = [
        Finding(
            "A style reaches a library's screen, adds to its symbols and wraps its ratings. The seed's "
                + "closure was not found to.",
            rows: ["library", "wrap-symbol", "wrap-rating", "clear-button"]
        ) { $0.areDone(.control) && $0.areMissed(.closure) },
        Finding(
            "Sliding and keys take at most half the tokens that they take with the seed's designs.",
            rows: ["slide", "keys"]
        ) { rows in
            rows.allSatisfy { row in
                [Design.symbol, .closure].allSatisfy { seed in
                    guard let own = row[.control][.tokens], let other = row[seed][.tokens] else {
                        return false
                    }
                    return 2 * own <= other
                }
            }
        },
        Finding(
            "A label, and a preview under the finger, take fewer tokens than with the seed's designs.",
            rows: ["label", "preview"]
        ) { rows in
            rows.allSatisfy { row in
                [Design.symbol, .closure].allSatisfy { seed in
                    guard let own = row[.control][.tokens] else { return false }
                    return own < row[seed].representative?.measures[Measure.tokens.name] ?? 0
                }
            }
        },
    ]

    /// What speaks against it.
    static let objections: [Finding] = [
        Finding(
            "Closures in the environment take fewer tokens to add to a look, to arrange it and to "
                + "animate it.",
            rows: ["wrap-symbol", "wrap-rating", "clear-button", "column", "animate"]
        ) { $0.takesFewerTokens(.builders, than: .control) },
        Finding(
            "A closure takes fewer tokens for the look of one rating.", rows: ["own-symbol"]
        ) {
            $0.takesFewerTokens(.builders, than: .control)
                && $0.takesFewerTokens(.closure, than: .control)
        },
        Finding(
            "Five mistakes pass in silence with it, the same as with closures in the environment; the "
                + "seed's closure rules out more of them.",
            mistakes: Mistake.all.map(\.name)
        ) { card, _ in
            let names = Mistake.all.map(\.name)
            func silent(_ design: Design) -> [String] {
                names.filter { card.isSilent($0, with: design) }
            }
            return silent(.control).count == 5 && silent(.builders) == silent(.control)
                && names.count { card.isImpossible($0, with: .closure) }
                    > names.count { card.isImpossible($0, with: .builders) }
        },
    ]
}

extension [Scorecard.Row] {
    /// Returns whether a design does the task of each row in fewer tokens than another design.
    fileprivate func takesFewerTokens(_ design: Design, than other: Design) -> Bool {
        allSatisfy { row in
            guard let own = row[design][.tokens], let others = row[other][.tokens] else {
                return false
            }
            return own < others
        }
    }
}
