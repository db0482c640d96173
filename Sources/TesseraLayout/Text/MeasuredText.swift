/// A text with its measurements, shared by all boxes that show it.
package final class MeasuredText: Equatable {
    /// The parts of the text, at least one.
    package let runs: [TextRun]
    package let metrics: TextMetrics
    /// The measurements of the text on a single line, which is enough for most texts.
    private(set) var extent = TextExtent()
    private(set) var clusters: [TextCluster] = []

    package init(_ runs: [TextRun], _ metrics: TextMetrics) {
        self.runs = runs.isEmpty ? [TextRun("")] : runs
        self.metrics = metrics
        clusters.reserveCapacity(runs.reduce(0) { $0 + $1.string.utf8.count })
        for (index, run) in self.runs.enumerated() {
            extent.lineHeight = max(extent.lineHeight, metrics.lineHeight(of: run.font))
            extent.baseline = max(extent.baseline, metrics.baseline(of: run.font))
            for character in run.string {
                let cluster = TextCluster(character, of: run, at: index, metrics)
                clusters.append(cluster)
                extent.length += cluster.width
                if cluster.kind != .space { extent.width = extent.length }
                if cluster.kind == .newline { extent.isOneLine = false }
            }
        }
    }

    /// The height of a line, with the distance from its top to its baseline.
    package var lineMeasures: (height: Double, baseline: Double) {
        (extent.lineHeight, extent.baseline)
    }

    /// The width of the ellipsis at the end of a truncated text.
    var ellipsis: Double { metrics.width(of: "…", 1, in: runs[runs.count - 1].font) }

    package static func == (old: MeasuredText, new: MeasuredText) -> Bool {
        old === new || old.runs == new.runs && old.metrics == new.metrics
    }

    fileprivate func consists(of words: String, _ font: TextFont) -> Bool {
        runs.count == 1 && runs[0].string == words && runs[0].font == font
    }
}

/// The measurements of a text on a single line.
struct TextExtent: Equatable {
    /// The width of all characters except trailing spaces.
    var width = 0.0
    /// The width including trailing spaces.
    var length = 0.0
    /// The height of a line: that of the largest font.
    var lineHeight = 0.0
    var baseline = 0.0
    /// Whether the text contains no line break.
    var isOneLine = true
}

/// A cache of measured texts. A tree usually shows few different texts.
package final class MeasuredTexts {
    package let metrics: TextMetrics
    // Each text has a slot, determined by its words. A new text replaces the previous text in its
    // slot.
    @exclusivity(unchecked)
    private var recent: [MeasuredText?] = Array(repeating: nil, count: 64)

    package init(_ metrics: TextMetrics) { self.metrics = metrics }

    /// Returns a text with a single run.
    package func text(_ words: String, _ font: TextFont) -> MeasuredText {
        let place = Self.place(of: words)
        if let known = recent[place], known.consists(of: words, font) { return known }
        let text = MeasuredText([TextRun(words, font)], metrics)
        recent[place] = text
        return text
    }

    private static func place(of words: String) -> Int {
        // Hashing a string takes longer than measuring most strings.
        var words = words
        return words.withUTF8 { bytes in
            (bytes.count &* 7 &+ Int(bytes.first ?? 0) &* 5 &+ Int(bytes.last ?? 0)) % 64
        }
    }
}
