import TesseraEvaluation

extension Finding {
    /// What follows from the rows.
    static let verdict: [Finding] = [
        Finding(
            "Two designs do every task without a trick: the style for the control, and closures in "
                + "the environment. By what can be done, they are equal."
        ) { rows in
            rows.areDone(.control) && rows.areDone(.builders) && !rows.areDone(.symbol)
                && !rows.areDone(.closure)
        },
        Finding(
            "With a style per symbol what concerns the rating as a whole takes a trick: a style that "
                + "draws the row in place of the first symbol.",
            rows: ["wrap-rating", "column"]
        ) { rows in rows.areMissed(.symbol) && rows.allSatisfy { $0[.symbol].trick != nil } },
        Finding(
            "With the seed's closure nothing was found that reaches a screen of somebody else's.",
            rows: ["library", "wrap-symbol", "wrap-rating", "clear-button"]
        ) { rows in
            rows.areMissed(.closure) && rows.allSatisfy { $0[.closure].trick == nil }
                && rows.areDone(.builders)
        },
        Finding(
            "Closures in the environment take the fewest tokens wherever something is added to what "
                + "is in force, or arranged.",
            rows: ["wrap-symbol", "wrap-rating", "clear-button", "column", "animate"]
        ) { rows in
            rows.allSatisfy { row in
                (row[.builders][.tokens] ?? .max) < (row[.control][.tokens] ?? 0)
            }
        },
        Finding(
            "Against them: what else is counted on a screen has every rating drawn again, unless "
                + "the ratings are moved to a view of their own, which styles need not be.",
            rows: ["unrelated"]
        ) { rows in
            rows.allSatisfy { row in
                row[.builders].results.contains { !$0.isDone }
                    && (row[.builders][.tokens] ?? 0) > (row[.control][.tokens] ?? .max)
            }
        },
        Finding(
            "We propose the style for the control, by a judgement that no row makes: a style is a type "
                + "with a name, to be found, documented and given state, as the looks of all other "
                + "controls are. Whoever weighs tokens higher will choose the closures."
        ) { rows in rows.areDone(.control) && rows.areDone(.builders) },
    ]

    /// Who is served best.
    static let users: [Finding] = [
        Finding(
            "One screen, one look: a closure at the control, of either design.",
            rows: ["own-symbol", "accessibility", "switch-kind"]
        ) { rows in
            rows.allSatisfy { row in
                let closures = [row[.closure], row[.builders]].compactMap { $0[.tokens] }
                let styles = [row[.symbol], row[.control]].compactMap { $0[.tokens] }
                guard let closure = closures.max(), let style = styles.min() else { return false }
                return closure < style
            }
        },
        Finding(
            "A design system, which restyles screens in one place: the style for the control or the "
                + "closures in the environment; the first where screens change often.",
            rows: ["library", "wrap-symbol", "wrap-rating", "unrelated"]
        ) { $0.areDone(.control) && $0.areDone(.builders) },
        Finding(
            "The author of a library whose screens others restyle: any design but the seed's closure.",
            rows: ["library", "wrap-symbol"]
        ) { rows in
            rows.areDone(.symbol) && rows.areDone(.builders) && rows.areDone(.control)
                && rows.areMissed(.closure)
        },
    ]
}
