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
    private let lastFont: TextFont
    private let metrics: TextMetrics

    init(_ runs: [TextRun], _ metrics: TextMetrics) {
        var clusters: [Cluster] = []
        for (index, run) in runs.enumerated() { Self.append(run, index, to: &clusters, metrics) }
        self.clusters = clusters
        lastFont = runs.last?.font ?? .body
        self.metrics = metrics
        var height = metrics.lineHeight(of: lastFont)
        var baseline = metrics.baseline(of: lastFont)
        for run in runs.dropLast() {
            height = max(height, metrics.lineHeight(of: run.font))
            baseline = max(baseline, metrics.baseline(of: run.font))
        }
        lineHeight = height
        self.baseline = baseline
    }

    /// The width of the sign that a text ends with if there is more.
    var ellipsis: Double { metrics.width(of: "…", 1, in: lastFont) }

    private static func append(
        _ run: TextRun, _ index: Int, to clusters: inout [Cluster], _ metrics: TextMetrics
    ) {
        clusters.reserveCapacity(clusters.count + run.string.utf8.count)
        func cluster(_ character: Character) -> Cluster {
            let cells = character.cells
            return Cluster(
                character: character, width: metrics.width(of: character, cells, in: run.font),
                kind: kind(character, cells), run: index)
        }
        // Characters of one byte need not be looked for; a line's end may have two.
        if run.string.utf8.allSatisfy({ $0 < 0x80 && $0 != 0x0D }) {
            for byte in run.string.utf8 {
                clusters.append(cluster(Character(Unicode.Scalar(byte))))
            }
        } else {
            for character in run.string { clusters.append(cluster(character)) }
        }
    }

    private static func kind(_ character: Character, _ cells: Int) -> Kind {
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
        return cells == 2 ? .ideograph : .letter
    }
}
