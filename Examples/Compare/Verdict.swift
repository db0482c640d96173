extension Finding {
    /// What follows from the rows.
    static let verdict: [Finding] = [
        Finding(
            verdict: "The style for the control does every task, and is the only one to.",
            rows: Probe.all.map(\.name)
        ) { $0.areDone(.control) && !$0.areDone(.symbol) && !$0.areDone(.closure) },
        Finding(
            verdict:
                "What concerns the rating as a whole is beyond a style per symbol and a closure alike: a "
                + "border round it, the way its symbols are arranged, a value with a fraction.",
            rows: ["wrap-rating", "column", "half"]
        ) { $0.areMissed(.symbol) && $0.areMissed(.closure) && $0.areDone(.control) },
        Finding(
            verdict:
                "What the control does by itself costs its users least: clearing is a modifier, a label "
                + "an argument, and the preview is there.",
            rows: ["clear", "label", "preview"]
        ) { $0.areLeast(.control, in: \.tokens) },
        Finding(
            verdict:
                "A style that brings the tap is the shortest way to another gesture; a closure has no "
                + "way to it.",
            rows: ["double-tap"]
        ) { $0.areLeast(.symbol, in: \.tokens) && $0.areMissed(.closure) },
        Finding(
            verdict:
                "The closure builder is the simplest where one rating has one look: the least code for "
                + "a drawing of one's own, for a change between kinds of look, and for words added "
                + "to pictures.",
            rows: ["own-symbol", "switch-kind", "accessibility"]
        ) { $0.areLeast(.closure, in: \.tokens) },
        Finding(
            verdict:
                "It is also the lightest: wherever it does the task, its tree has the fewest nodes.",
            rows: Probe.all.map(\.name)
        ) { rows in
            let done = rows.filter { $0[.closure].isDone }
            return !done.isEmpty && done.areLeast(.closure, in: \.nodes)
        },
        Finding(
            verdict:
                "And a tap runs the fewest bodies: the control's, where the others run those of symbols.",
            rows: ["basic", "circles", "own-symbol", "twenty"]
        ) { rows in
            rows.areLeast(.closure, in: \.bodiesOfTap)
                && rows.allSatisfy { $0[.closure].bodiesOfTap == 1 }
        },
        Finding(
            verdict:
                "The style for the control has the heaviest tree of the three; of the two with styles, "
                + "it runs fewer bodies at a tap.",
            rows: ["basic", "circles", "own-symbol", "twenty"]
        ) { rows in
            rows.allSatisfy { row in
                row.results.allSatisfy { $0.nodes <= row[.control].nodes }
                    && row[.control].bodiesOfTap ?? .max < row[.symbol].bodiesOfTap ?? 0
            }
        },
        Finding(
            verdict:
                "All three stay one element, adjustable, for reading or out of use, whatever is drawn: "
                + "each keeps accessibility outside the look.",
            rows: ["accessibility", "read-only"]
        ) { rows in Design.allCases.allSatisfy { rows.areDone($0) } },
        Finding(
            verdict:
                "A change of look at run time keeps the control in all three; a closure needs nothing "
                + "for it but an `if`.",
            rows: ["switch-value", "switch-kind"]
        ) { rows in
            Design.allCases.allSatisfy { rows.areDone($0) }
                && rows[1...].allSatisfy { !$0[.closure].code.contains("Style") }
        },
        Finding(
            verdict:
                "We propose the style for the control. Where a closure is shorter, it is by about the "
                + "declaration of a style; where it is longer, it is by a place for each rating.",
            rows: ["own-symbol", "switch-kind", "twenty", "override", "library"]
        ) { rows in
            rows.areDone(.control)
                && rows.prefix(2).allSatisfy { $0[.control].tokens - $0[.closure].tokens < 30 }
                && rows.suffix(3).allSatisfy { $0[.control].places < $0[.closure].places }
        },
    ]
}
