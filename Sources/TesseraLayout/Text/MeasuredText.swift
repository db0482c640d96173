/// A text with its measures, for all boxes that show it.
package final class MeasuredText {
    package let runs: [TextRun]
    package let metrics: TextMetrics
    /// All that is to be known of a text that has room in one line, as most have.
    let extent: TextExtent
    /// The characters, for a text that may need several lines.
    private(set) lazy var clusters = TextClusters(runs, metrics)

    package init(_ runs: [TextRun], _ metrics: TextMetrics) {
        self.runs = runs
        self.metrics = metrics
        extent = TextExtent(runs, metrics)
    }

    func isSame(as other: MeasuredText) -> Bool {
        self === other || runs == other.runs && metrics == other.metrics
    }

    fileprivate func consists(of words: String, _ font: TextFont) -> Bool {
        runs.count == 1 && runs[0].string == words && runs[0].font == font
    }
}

/// The texts that were measured last: a tree shows few words in many places.
package final class MeasuredTexts {
    package let metrics: TextMetrics
    // Each at the place of its words, until others are put there.
    @exclusivity(unchecked)
    private var recent: [MeasuredText?] = Array(repeating: nil, count: 64)

    package init(_ metrics: TextMetrics) { self.metrics = metrics }

    /// Returns a text of one run.
    package func text(_ words: String, _ font: TextFont) -> MeasuredText {
        let place = Self.place(of: words)
        if let known = recent[place], known.consists(of: words, font) { return known }
        let text = MeasuredText([TextRun(words, font)], metrics)
        recent[place] = text
        return text
    }

    private static func place(of words: String) -> Int {
        // To hash a string takes longer than to measure most. The bits of a short one are its words. Those of
        // another one say where these are: if they are elsewhere, too, they are measured once more.
        // A string consists of whole machine words, which are only looked at.
        let bits = withUnsafeBytes(of: words) { $0.assumingMemoryBound(to: UInt.self).reduce(0, ^) }
        return Int(
            (bits &* UInt(truncatingIfNeeded: 0x9E37_79B9_7F4A_7C15 as UInt64))
                >> (UInt.bitWidth - 6))
    }
}
