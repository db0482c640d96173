/// The measurements of a text on a single line.
struct TextExtent: Equatable {
    /// The width of all characters except trailing spaces.
    private(set) var width = 0.0
    /// The width including trailing spaces.
    private(set) var length = 0.0
    /// The height of a line: that of the largest font.
    let lineHeight: Double
    let baseline: Double
    /// Whether the text contains no line break.
    private(set) var isOneLine = true

    init(_ runs: [TextRun], _ metrics: TextMetrics) {
        let font = runs.last?.font ?? .body
        var height = metrics.lineHeight(of: font)
        var baseline = metrics.baseline(of: font)
        for run in runs.dropLast() {
            height = max(height, metrics.lineHeight(of: run.font))
            baseline = max(baseline, metrics.baseline(of: run.font))
        }
        (lineHeight, self.baseline) = (height, baseline)
        forEachCluster(of: runs, metrics) { cluster in
            length += cluster.width
            if cluster.kind != .space { width = length }
            if cluster.kind == .newline { isOneLine = false }
        }
    }
}
