extension Finding {
    /// What the seed proposal claims of closures and of its own style, in our words.
    static let claims: [Finding] = [
        Finding(
            .confirmed, "A closure is a straightforward way to draw a symbol of one's own.",
            "it takes the least code of the three.", rows: ["own-symbol"]
        ) { $0.areLeast(.closure, in: \.tokens) },
        Finding(
            .confirmed,
            "A closure that is told whether its symbol is filled cannot animate across symbols, or "
                + "react across them.",
            "it does not know which symbol it draws.", rows: ["animate", "preview", "faces"]
        ) { $0.areMissed(.closure) && $0.areDone(.symbol) && $0.areDone(.control) },
        Finding(
            .refuted, "A style that draws one symbol lifts that limit.",
            "its index is enough for an animation; for an interaction, a wrapper round each rating "
                + "has to keep what the symbols share.",
            rows: ["animate", "preview"]
        ) { rows in
            rows.areDone(.symbol) && rows[1][.symbol].places > 2
                && rows[1][.symbol].code.contains("struct PreviewRating: View")
        },
        Finding(
            .confirmed,
            "With closures, one look for many ratings means the closure in each place, or a wrapper.",
            "twenty ratings are more than twenty places to edit, with the wrapper.",
            rows: ["twenty"]
        ) { $0.areDone(.closure) && $0[0][.closure].places > 20 },
        Finding(
            .confirmed, "One `.ratingStyle(_:)` at the top restyles a whole hierarchy.",
            "one place, also for a screen that is not yours.", rows: ["twenty", "library"]
        ) { $0.areDone(.symbol) && $0.allSatisfy { $0[.symbol].places == 1 } },
        Finding(
            .confirmed, "A closure mixes the look into the control.",
            "down to its type: what keeps a rating is about the look as well.", rows: ["store"]
        ) { $0.areMissed(.closure) && $0.areDone(.symbol) && $0.areDone(.control) },
        Finding(
            .refuted, "A style per symbol keeps function and look apart.",
            "a style that draws its own symbol has to bring the tap, with arithmetic on an index.",
            rows: ["own-symbol", "faces", "switch-kind"]
        ) { rows in
            rows.areDone(.symbol)
                && rows.allSatisfy { row in
                    Design.allCases.allSatisfy { design in
                        row[design].code.contains("onTapGesture") == (design == .symbol)
                    }
                }
        },
        Finding(
            .refuted, "A style can put a red border round the rating.",
            "`Rating(configuration)` is one symbol, and so is what the border goes round.",
            rows: ["wrap-rating"]
        ) { rows in
            rows.areMissed(.symbol) && rows.areDone(.control)
                && rows[0][.symbol].tree.contains("symbol: 0 .border(.red)")
        },
    ]
}
