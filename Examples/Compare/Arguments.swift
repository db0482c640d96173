import TesseraEvaluation

extension Finding {
    /// The three arguments of the original proposal against its closure.
    static let arguments: [Finding] = [
        Finding(
            "Limited customization: true of motion. A slide takes its style as many tokens as its closure.",
            rows: ["wave", "wave-touched", "slide"]
        ) { rows in
            rows.prefix(2).allSatisfy { row in
                guard let style = row[.originalStyle].tokens else { return false }
                return row[.originalClosure].tokens.map { 2 * $0 > 3 * style } ?? true
            }
                && rows.suffix(1).allSatisfy { row in
                    guard let style = row[.originalStyle].tokens,
                        let control = row[.proposedControl].tokens
                    else { return false }
                    return row[.originalClosure].tokens == style && style > 6 * control
                }
        },
        Finding(
            "Scalability: true. Its closure does not reach a library's screen. Screen closures do.",
            rows: ["library", "wrap-symbol", "library-spacing"]
        ) {
            $0.areDone(.originalStyle) && $0.areMissed(.originalClosure)
                && $0.areDone(.screenClosures)
        },
        Finding(
            "Mixing of function and style: true of its style as well. To change a look later is one edit with "
                + "each design. A gesture is 3 with its closure, 2 with its style, 1 with the others.",
            rows: ["look-later", "gesture-later"]
        ) { rows in
            func edits(_ row: Scorecard.Row?) -> [Int?] { Design.all.map { row?[$0][.places] } }
            // In the order of `Design.all`.
            return edits(rows.first) == [1, 1, 1, 1] && edits(rows.last) == [1, 2, 3, 1]
        },
    ]

    /// What speaks for styles and for closures, both for a screen.
    static let openQuestion: [Finding] = [
        Finding(
            "Hearts that are not drawn again with the screen: a style, 2 edits. A closure needs a view, 5.",
            rows: ["quiet"]
        ) { rows in
            rows.allSatisfy {
                $0[.proposedControl][.places] == 2 && $0[.screenClosures][.places] == 5
            }
        },
        Finding(
            "A state of each rating: both need a type, which is the style, or a view inside the closure.",
            rows: ["changes"]
        ) { rows in
            rows.areDone(.proposedControl) && rows.areDone(.screenClosures)
                && rows.share(where: .screenClosures, exceeds: 1.1, of: .proposedControl) == 0
                && rows.share(where: .proposedControl, exceeds: 1.1, of: .screenClosures) == 0
        },
        Finding(
            "Both read the environment, and both can change while the program runs.",
            rows: ["environment", "switch-kind"]
        ) { $0.areDone(.proposedControl) && $0.areDone(.screenClosures) },
        Finding(
            "A closure takes fewer tokens than a style in each task that we wrote with both.",
            rows: Probe.all.filter { $0.attempts.contains { $0.name == withStyle } }.map(\.name)
        ) { rows in
            rows.allSatisfy { row in
                guard let style = row[.proposedControl][.tokens, of: withStyle],
                    let closure = row[.proposedControl][.tokens, of: withClosure]
                else { return false }
                return style > closure
            }
        },
        Finding(
            "A closure reads the screen's values in place, with 69 tokens. A style needs a property: 96.",
            rows: ["switch-kind"]
        ) { rows in
            rows.allSatisfy {
                $0[.proposedControl][.tokens, of: withStyle] == 96
                    && $0[.proposedControl][.tokens, of: withClosure] == 69
            }
        },
        Finding(
            "The control takes both, and at most seven tokens more than screen closures."
        ) { rows in
            rows.allSatisfy { row in
                guard let own = row[.proposedControl].tokens,
                    let other = row[.screenClosures].tokens
                else { return false }
                return own <= other + 7
            }
        },
    ]

    private static let withStyle = "with a style"
    private static let withClosure = "with a closure"
}
