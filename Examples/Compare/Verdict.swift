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
            "A finger that slides or strays, a pointer, keys and halves speak for neither way to set a "
                + "look: there is a program for each with all designs, and by hand; for halves with the "
                + "seed's closure a trick. A control that does them itself, as these two do, takes at "
                + "most half of the tokens.",
            rows: ["slide", "side", "gap", "hover", "keys"]
        ) { rows in
            rows.areDone(.symbol) && rows.areDone(.hand)
                && rows.allSatisfy { $0[.closure].isDone || $0[.closure].trick != nil }
                && rows.allSatisfy { row in
                    let others = [row[.symbol], row[.hand]].compactMap { $0[.tokens] }
                    let owns = [row[.control], row[.builders]].compactMap { $0[.tokens] }
                    guard let other = others.min(), owns.count == 2 else { return false }
                    return owns.allSatisfy { 2 * $0 <= other }
                }
        },
        Finding(
            "Bounds, missing values, narrow integers and other languages take an expression of one's own "
                + "where the control does not know them, and no more, with any design.",
            rows: ["minimum", "missing", "narrow", "french"]
        ) { rows in
            Design.rated.allSatisfy(rows.areDone)
                && rows.allSatisfy { row in
                    guard let least = row[.control][.tokens] else { return false }
                    return Design.rated.allSatisfy { (row[$0][.tokens] ?? .max) < least + 40 }
                }
        },
        Finding(
            "A tap makes the fewest views anew with the seed's designs, which show nothing while the finger "
                + "is down; of the other two, with the style for the control.",
            rows: ["basic", "circles", "own-symbol", "twenty", "override"]
        ) { rows in
            rows.allSatisfy { row in
                let bodies = [Design.closure, .symbol, .control, .builders].compactMap { design in
                    row[design][.press].flatMap { press in row[design][.lift].map { press + $0 } }
                }
                return bodies.count == 4 && zip(bodies, bodies.dropFirst()).allSatisfy { $0 < $1 }
            }
        },
        Finding(
            "Request by request a screen costs about the same with any design, until halves are asked "
                + "for: there the seed's designs, whose values are whole numbers, take a control of "
                + "one's own.",
            rows: ["ten", "hearts", "one-stays", "sending", "stars-again", "halves"]
        ) { rows in
            rows.dropLast().allSatisfy { row in
                let added = Design.rated.compactMap { row[$0][.added] }
                guard added.count == 4, let least = added.min(), let most = added.max() else {
                    return false
                }
                return most - least <= 12
            }
                && rows.suffix(1).allSatisfy { row in
                    let known = [row[.control], row[.builders]].compactMap { $0[.added] }
                    let whole = [row[.symbol], row[.closure]].compactMap {
                        $0.representative?.measures[Measure.added.name]
                    }
                    guard known.count == 2, whole.count == 2 else { return false }
                    return whole.allSatisfy { least in known.allSatisfy { 5 * $0 < least } }
                }
        },
        Finding(
            "Towards a look of one's own the steps are lowest with closures in the environment; with "
                + "the style for the control they are a type each, and with the seed's designs the "
                + "arrangement takes a trick.",
            rows: ["own", "upright", "double"]
        ) { rows in
            rows.areDone(.control) && rows.suffix(2).areMissed(.symbol)
                && rows.suffix(2).areMissed(.closure)
                && rows.allSatisfy { row in
                    (row[.builders][.added] ?? .max) < (row[.control][.added] ?? 0)
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
