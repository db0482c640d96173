/// A text with its measurements, shared by all boxes that show it.
package final class MeasuredText {
    package let runs: [TextRun]
    package let metrics: TextMetrics
    /// The measurements of the text on a single line, which is enough for most texts.
    let extent: TextExtent
    /// The characters, for a text that may need several lines.
    private(set) lazy var clusters = makeClusters()

    package init(_ runs: [TextRun], _ metrics: TextMetrics) {
        self.runs = runs
        self.metrics = metrics
        extent = TextExtent(runs, metrics)
    }

    private func makeClusters() -> [TextCluster] {
        var clusters: [TextCluster] = []
        clusters.reserveCapacity(runs.reduce(0) { $0 + $1.string.utf8.count })
        forEachCluster(of: runs, metrics) { clusters.append($0) }
        return clusters
    }

    /// The width of the ellipsis at the end of a truncated text.
    var ellipsis: Double { metrics.width(of: "…", 1, in: runs.last?.font ?? .body) }

    func isSame(as other: MeasuredText) -> Bool {
        self === other || runs == other.runs && metrics == other.metrics
    }

    fileprivate func consists(of words: String, _ font: TextFont) -> Bool {
        runs.count == 1 && runs[0].string == words && runs[0].font == font
    }
}

/// A cache of measured texts. A tree usually shows few different texts.
package final class MeasuredTexts {
    package let metrics: TextMetrics
    // Each text has a slot, determined by its words. A new text replaces the previous text in its
    // slot.
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
        let bytes = words.utf8
        return (bytes.count &* 7 &+ Int(bytes.first ?? 0) &* 5 &+ Int(bytes.last ?? 0)) % 64
    }
}
