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
            "With the seed's closure nothing was found that reaches a screen of somebody else's, but what "
                + "the environment does to every image.",
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
            "Against them: when the view that sets them runs again, every rating is drawn again. To "
                + "avoid that they are set further out than what changes, or the ratings have a view "
                + "of their own; styles need neither.",
            rows: ["unrelated"]
        ) { rows in
            rows.allSatisfy { row in
                row[.builders].results.contains { !$0.isDone }
                    && (row[.builders][.tokens] ?? 0) > (row[.control][.tokens] ?? .max)
            }
        },
        Finding(
            "A finger that slides, a pointer, keys and halves speak for neither way to set a look: there "
                + "is a program for each with all designs, and by hand. A control that does them itself, "
                + "as these two do, takes at most half of the tokens.",
            rows: ["slide", "side", "hover", "keys"]
        ) { rows in
            rows.areDone(.symbol) && rows.areDone(.closure) && rows.areDone(.hand)
                && rows.allSatisfy { row in
                    let others = [row[.symbol], row[.closure], row[.hand]].compactMap {
                        $0[.tokens]
                    }
                    let owns = [row[.control], row[.builders]].compactMap { $0[.tokens] }
                    guard let other = others.min(), owns.count == 2 else { return false }
                    return owns.allSatisfy { 2 * $0 <= other }
                }
        },
        Finding(
            "A touch that misses a symbol by a little takes padding with any design: what these two take "
                + "by themselves ends where symbols are large.",
            rows: ["gap"]
        ) { rows in
            Design.rated.allSatisfy(rows.areDone)
                && rows.allSatisfy { row in
                    [row[.control], row[.builders]].allSatisfy { $0.trick != nil }
                }
        },
        Finding(
            "Bounds, missing values, narrow integers, a type of one's own and other languages can be had "
                + "with any design: where the control does not know them, by an expression of one's "
                + "own, in fewer tokens than by hand.",
            rows: ["minimum", "missing", "narrow", "own-type", "french"]
        ) { rows in
            Design.rated.allSatisfy(rows.areDone)
                && rows.allSatisfy { row in
                    guard let byHand = row[.hand][.tokens] else { return false }
                    return Design.rated.allSatisfy { (row[$0][.tokens] ?? .max) < byHand }
                }
        },
        Finding(
            "Request by request a screen costs about the same with any design, until halves are asked "
                + "for: there the seed's designs, whose values are whole numbers, take several times "
                + "as much.",
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
            "Mistakes speak for neither of the two: the same ones pass in silence with both. With the "
                + "style per symbol two more do; with the seed's closure fewer can be made.",
            mistakes: Mistake.all.map(\.name)
        ) { card, _ in
            let names = Mistake.all.map(\.name)
            func silent(_ design: Design) -> Set<String> {
                Set(names.filter { card.isSilent($0, with: design) })
            }
            return silent(.builders) == silent(.control)
                && silent(.symbol).subtracting(silent(.control)) == [
                    "tap-forgotten", "button-inside",
                ]
                && names.count { card.isImpossible($0, with: .closure) }
                    > names.count { card.isImpossible($0, with: .builders) }
        },
        Finding(
            "We propose the style for the control, by a judgement that no row makes: a style is a type "
                + "with a name, to be found and documented by, as the looks of all other controls are. "
                + "Whoever weighs tokens higher will choose the closures."
        ) { rows in rows.areDone(.control) && rows.areDone(.builders) },
    ]

    /// Who is served best.
    static let users: [Finding] = [
        Finding(
            "One screen, one look: a closure at the control, of either design, in the fewest tokens. With "
                + "the seed's, a look cannot be set in a wrong place or order, which with all others "
                + "passes in silence.",
            rows: ["own-symbol", "accessibility", "switch-kind"],
            mistakes: ["elsewhere", "wrong-order", "wrong-part"]
        ) { card, rows in
            rows.allSatisfy { row in
                let closures = [row[.closure], row[.builders]].compactMap { $0[.tokens] }
                let styles = [row[.symbol], row[.control]].compactMap { $0[.tokens] }
                guard let closure = closures.max(), let style = styles.min() else { return false }
                return closure < style
            }
                && ["elsewhere", "wrong-order", "wrong-part"].allSatisfy { mistake in
                    card.isImpossible(mistake, with: .closure)
                        && [.symbol, .builders, .control].allSatisfy {
                            card.isSilent(mistake, with: $0)
                        }
                }
        },
        Finding(
            "A design system, which restyles screens in one place: the style for the control or the "
                + "closures in the environment. With both an exception is one place, and what a look is "
                + "told later breaks no program; the first where screens change often.",
            rows: ["library", "wrap-symbol", "wrap-rating", "one-stays", "unrelated"], mistakes: [],
            features: ["more-told", "spacing"]
        ) { card, rows in
            rows.areDone(.control) && rows.areDone(.builders)
                && [Design.control, .builders].allSatisfy { design in
                    card["one-stays"]?[design][.places] == 1
                        && card.programs(brokenBy: "more-told", with: design).first == 0
                        && card.programs(brokenBy: "spacing", with: design).first == 0
                }
                && card["unrelated"]?[.builders].results.contains { !$0.isDone } == true
        },
        Finding(
            "The author of a library whose screens others restyle: the same two. With the seed's closure "
                + "nothing reaches a screen; with its style, somebody else's look can leave out the tap "
                + "or swallow it, and nothing is said.",
            rows: ["library", "wrap-symbol"], mistakes: ["tap-forgotten", "button-inside"]
        ) { card, rows in
            rows.areDone(.builders) && rows.areDone(.control) && rows.areMissed(.closure)
                && ["tap-forgotten", "button-inside"].allSatisfy { mistake in
                    card.isSilent(mistake, with: .symbol)
                        && !card.isSilent(mistake, with: .control)
                        && !card.isSilent(mistake, with: .builders)
                }
        },
        Finding(
            "Whoever publishes the control itself: any design can grow, if what is new is put beside what "
                + "there is. Where it takes the place of what there was, the programs of the seed's "
                + "closure break, and looks for its style; the other two had room for all four.",
            mistakes: [], features: ["more-told", "spacing", "halves", "label-view"]
        ) { card, _ in
            let names = ["more-told", "spacing", "halves", "label-view"]
            func counts(_ design: Design) -> [[Int]] {
                names.map { card.programs(brokenBy: $0, with: design) }
            }
            return Design.rated.allSatisfy { counts($0).allSatisfy { $0.first ?? 0 == 0 } }
                && [Design.symbol, .closure].allSatisfy { design in
                    counts(design).contains { $0.contains { $0 > 0 } }
                }
                && [Design.builders, .control].allSatisfy {
                    counts($0).joined().allSatisfy { $0 == 0 }
                }
        },
    ]
}
