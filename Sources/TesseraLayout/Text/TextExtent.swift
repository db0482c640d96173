/// The measures of a text that needs no more than one line.
struct TextExtent: Equatable {
    /// The width of all characters but for spaces at the end.
    private(set) var width = 0.0
    /// The width with these spaces.
    private(set) var length = 0.0
    /// The height of all lines: that of the highest font.
    let lineHeight: Double
    let baseline: Double
    /// A Boolean value that is true if no line ends before the text does, unless it has to.
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
