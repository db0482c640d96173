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
            "In one task of six the original's style takes over twice the control's tokens, in one of three "
                + "its closure does, or fails. The control never takes over twice another's."
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
            "It keeps all 22 laws of controls, as do screen closures; the original's two 20.",
            rows: ["basic"]
        ) { rows in
            rows.areDone(.proposedControl)
                && LawTable.committed.contains("\nthe original's style, plain: 20 of 22\n")
                && LawTable.committed.contains("\nthe original's closure, plain: 20 of 22\n")
                && LawTable.committed.contains("\nthe proposed control, plain: 22 of 22\n")
                && LawTable.committed.contains("\nscreen closures, plain: 22 of 22\n")
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
