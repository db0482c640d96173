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
            "In one task of six the original's style takes over twice the control's tokens; in one of three "
                + "its closure does, or fails. No task takes the control over twice another's tokens."
        ) { rows in
            rows.share(where: .originalStyle, exceeds: 2, of: .proposedControl) > 1.0 / 6
                && rows.share(where: .originalClosure, exceeds: 2, of: .proposedControl) > 1.0 / 3
                && [Design.originalStyle, .originalClosure, .screenClosures].allSatisfy {
                    rows.share(where: .proposedControl, exceeds: 2, of: $0) == 0
                }
        },
        Finding(
            "Screen closures are a fifth longer in more tasks than the control is."
        ) { rows in
            rows.share(where: .screenClosures, exceeds: 1.2, of: .proposedControl)
                > rows.share(where: .proposedControl, exceeds: 1.2, of: .screenClosures)
        },
        Finding(
            "It keeps all 22 laws of controls, as screen closures do. The original's two designs keep 20.",
            rows: ["basic"]
        ) { rows in
            rows.areDone(.proposedControl)
                && LawTable.committed.contains("\nthe original's style, plain: 20 of 22\n")
                && LawTable.committed.contains("\nthe original's closure, plain: 20 of 22\n")
                && LawTable.committed.contains("\nthe proposed control, plain: 22 of 22\n")
                && LawTable.committed.contains("\nscreen closures, plain: 22 of 22\n")
        },
        Finding(
            "Against it: on one screen, a distance between symbols is shorter with the original's designs.",
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
            "Against it: seven mistakes pass in silence. With the original's closure two do.",
            mistakes: Mistake.all.map(\.name)
        ) { card, _ in
            func silent(_ design: Design) -> Int {
                Mistake.all.count { card.isSilent($0.name, with: design) }
            }
            return silent(.proposedControl) == 7 && silent(.originalClosure) == 2
        },
    ]
}
