/// Some of a text in one font.
package struct TextRun: Hashable, Sendable {
    package var string: String
    package var font: TextFont

    package init(_ string: String, _ font: TextFont = .body) {
        self.string = string
        self.font = font
    }
}

/// The characters of a text with their widths, as lines are made of them.
struct TextClusters {
    /// A place where a line may end.
    enum Kind {
        case letter
        /// A line may end behind a space, which does not count there.
        case space
        /// A line may end behind it.
        case hyphen
        /// A line may end on both sides, as between Chinese characters.
        case ideograph
        case newline
    }

    struct Cluster {
        var character: Character
        var width: Double
        var kind: Kind
        /// The position of the run that it comes from.
        var run: Int
    }

    let clusters: [Cluster]
    /// The height of all lines: that of the highest font.
    let lineHeight: Double
    let baseline: Double
    let ellipsis: Double

    init(_ runs: [TextRun], _ metrics: TextMetrics) {
        clusters = runs.enumerated().flatMap { index, run in
            // Characters of one byte need not be looked for; a line's end may have two.
            if run.string.utf8.allSatisfy({ $0 < 0x80 && $0 != 0x0D }) {
                return run.string.utf8.map {
                    Self.cluster(Character(Unicode.Scalar($0)), index, run.font, metrics)
                }
            }
            return run.string.map { Self.cluster($0, index, run.font, metrics) }
        }
        let fonts = runs.isEmpty ? [.body] : runs.map(\.font)
        lineHeight = fonts.map { metrics.lineHeight(of: $0) }.max() ?? 0
        baseline = fonts.map { metrics.baseline(of: $0) }.max() ?? 0
        ellipsis = metrics.width(of: "…", in: fonts.last ?? .body)
    }

    private static func cluster(
        _ character: Character, _ run: Int, _ font: TextFont, _ metrics: TextMetrics
    ) -> Cluster {
        Cluster(
            character: character, width: metrics.width(of: character, in: font),
            kind: kind(character), run: run)
    }

    private static func kind(_ character: Character) -> Kind {
        if let ascii = character.asciiValue {
            switch ascii {
            case 0x0A...0x0D: return .newline
            case 0x20, 0x09: return .space
            case 0x2D: return .hyphen
            default: return .letter
            }
        }
        if character.isNewline { return .newline }
        if character != "\u{A0}", character.isWhitespace { return .space }
        return character.cells == 2 ? .ideograph : .letter
    }
}
