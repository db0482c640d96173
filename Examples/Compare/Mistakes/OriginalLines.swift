import Tessera
import TesseraEvaluation

// Each line of code of the original proposal, written with each design.

extension Mistake {
    static let originalCount: Mistake = Mistake(
        "its-count", "A line of the original is written: `Rating(value: $stars, count: 10)`.",
        [
            ControlMistakes.originalCount, StyleMistakes.originalCount,
            ClosureMistakes.originalCount,
            refused(
                .screenClosures, "Rating(value: $stars, count: 10)",
                "extra argument 'count' in call"),
        ]
    ) { screen in
        screen.tap(.type(Image.self)[6])
        screen.require(
            "a tap on the seventh of ten fills seven",
            screen.images.count { $0.hasSuffix(".fill") } == 7)
        screen.require("there are ten", screen.images.count == 10)
    }

    static let originalClosure: Mistake = Mistake(
        "its-closure",
        "A line of the original is written: `Rating(value: $stars) { isFilled in … }`.",
        [
            ControlMistakes.originalClosure,
            refused(
                .originalStyle,
                "Rating(value: $stars) { isFilled in Text(isFilled ? \"x\" : \"-\") }",
                "extra trailing closure passed in call"),
            ClosureMistakes.originalClosure, ClosuresMistakes.originalClosure,
        ], check: choosesFour)

    static let originalSpacing: Mistake = Mistake(
        "its-spacing", "A line of the original is written: `Rating(value: $stars, spacing: 5)`.",
        [
            refused(
                .proposedControl, "Rating(value: $stars, spacing: 5)",
                "'init(value:spacing:count:)' is unavailable: the spacing belongs to the style: write "
                    + "'.ratingStyle(.row(spacing: 5))'"),
            StyleMistakes.originalSpacing, ClosureMistakes.originalSpacing,
            refused(
                .screenClosures, "Rating(value: $stars, spacing: 5)",
                "extra argument 'spacing' in call"),
        ]
    ) { screen in
        screen.require("the symbols are five points apart", screen.areApart(5))
    }

    static let originalStyle: Mistake = Mistake(
        "its-style", "A line of the original is written: `.ratingStyle(.circle)`.",
        [
            refused(
                .proposedControl, "Rating(value: $stars).ratingStyle(.circle)",
                "'circle' is unavailable: a circle is the look of a symbol: write "
                    + "'.ratingSymbolStyle(.systemImage(\"circle\"))'"),
            StyleMistakes.originalStyle,
            Slip(.originalClosure, impossibleSince: "There are no styles."),
            Slip(.screenClosures, impossibleSince: "There are no styles."),
        ]
    ) { screen in
        screen.require("circles are drawn", screen.images.count { $0.hasPrefix("circle") } == 5)
    }

    private static func refused(_ design: Design, _ line: String, _ message: String) -> Slip {
        Slip(
            design,
            """
            struct Screen: View {
                @State var stars = 3
                var body: some View { \(line) }
            }
            """, refusedWith: message)
    }
}
