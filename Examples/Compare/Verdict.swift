import TesseraEvaluation

extension Finding {
    /// The recommendation.
    static let recommendation: [Finding] = [
        Finding(
            "We propose the control with styles and closures. It does every task here, as do closures in "
                + "the environment and the seed's style. Its styles have names, as those of SwiftUI's "
                + "controls do: that is a judgement."
        ) { $0.areDone(.control) && $0.areDone(.builders) && $0.areDone(.symbol) }
    ]

    /// The reasons for the recommendation.
    static let reasons: [Finding] = [
        Finding(
            "It reaches a library's screen, adds to its symbols and wraps its ratings. The seed's "
                + "closure was not found to.",
            rows: ["library", "wrap-symbol", "wrap-rating", "clear-button"]
        ) { $0.areDone(.control) && $0.areMissed(.closure) },
        Finding(
            "It takes no more tokens than the seed's style in all tasks but one, and than the seed's closure "
                + "in all but one."
        ) { rows in
            [Design.symbol, .closure].allSatisfy { seed in
                let more = rows.filter { row in
                    guard let own = row[.control][.tokens] else { return true }
                    return row[seed][.tokens].map { own > $0 } ?? false
                }
                return more.count == 1
            }
        },
        Finding(
            "In no task do its closures take more than three tokens more than closures in the environment."
        ) { rows in
            rows.allSatisfy { row in
                guard let own = row[.control][.tokens], let other = row[.builders][.tokens] else {
                    return false
                }
                return own <= other + 3
            }
        },
    ]

    /// The objections to the recommendation.
    static let objections: [Finding] = [
        Finding(
            "A style takes more tokens than a closure in each task that was done with both.",
            rows: Probe.all.filter { $0.attempts.contains { $0.name == withStyle } }.map(\.name)
        ) { rows in
            rows.allSatisfy { row in
                guard let style = row[.control][.tokens, of: withStyle],
                    let closure = row[.control][.tokens, of: withClosure]
                else { return false }
                return style > closure
            }
        },
        Finding(
            "A closure at the rating takes fewer tokens and names for the look of one rating.",
            rows: ["own-symbol"]
        ) { rows in
            rows.allSatisfy { row in
                [Measure.tokens, .names].allSatisfy { measure in
                    guard let own = row[.control][measure], let closure = row[.closure][measure],
                        let builders = row[.builders][measure]
                    else { return false }
                    return closure < own && builders < own
                }
            }
        },
        Finding(
            "Seven mistakes pass in silence with it, as with closures in the environment, but two with the "
                + "seed's closure.",
            mistakes: Mistake.all.map(\.name)
        ) { card, _ in
            func silent(_ design: Design) -> Int {
                Mistake.all.count { card.isSilent($0.name, with: design) }
            }
            return silent(.control) == 7 && silent(.builders) == 7 && silent(.closure) == 2
        },
    ]

    private static let withStyle = "with a style"
    private static let withClosure = "with a closure"
}
