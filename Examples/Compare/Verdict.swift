import TesseraEvaluation

extension Finding {
    /// The verdict: differences between the designs over all tasks.
    static let verdict: [Finding] = [
        Finding(
            "We propose the control. It does all tasks, as screen closures and the original's style do. The "
                + "original's closure does not: nothing reaches it from outside of its screen."
        ) { rows in
            [Design.proposedControl, .screenClosures, .originalStyle].allSatisfy(rows.areDone)
                && rows.done(.originalClosure) < 1
        },
        Finding(
            "One task of six takes over twice the tokens with the original's style, one of three with its "
                + "closure, or it fails. None does with the control, measured by the others."
        ) { rows in
            rows.share(where: .originalStyle, exceeds: 2, of: .proposedControl) > 1.0 / 6
                && rows.share(where: .originalClosure, exceeds: 2, of: .proposedControl) > 1.0 / 3
                && [Design.originalStyle, .originalClosure, .screenClosures].allSatisfy {
                    rows.share(where: .proposedControl, exceeds: 2, of: $0) == 0
                }
        },
        Finding(
            "More tasks are a fifth longer with screen closures than with the control."
        ) { rows in
            rows.share(where: .screenClosures, exceeds: 1.2, of: .proposedControl)
                > rows.share(where: .proposedControl, exceeds: 1.2, of: .screenClosures)
        },
        Finding(
            "Against it: symbols apart on one screen are shorter with the original's.",
            rows: ["spacing"]
        ) { rows in
            rows.allSatisfy { row in
                guard let own = row[.proposedControl].tokens,
                    let style = row[.originalStyle].tokens,
                    let closure = row[.originalClosure].tokens
                else { return false }
                return style < own && closure < own
            }
        },
        Finding(
            "Against it: seven mistakes pass in silence, and two with the original's closure.",
            mistakes: Mistake.all.map(\.name)
        ) { card, _ in
            func silent(_ design: Design) -> Int {
                Mistake.all.count { card.isSilent($0.name, with: design) }
            }
            return silent(.proposedControl) == 7 && silent(.originalClosure) == 2
        },
    ]
}
