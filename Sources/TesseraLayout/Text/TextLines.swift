/// The lines of a text with a width.
package struct TextLines {
    private let text: MeasuredText
    /// The characters of each line, without those that end the line.
    private(set) var lines: [Range<Int>] = []
    /// Whether the last line ends with an ellipsis because the text is truncated.
    private(set) var isTruncated = false

    /// The width of the longest line, with its ellipsis if there is one.
    var width: Double {
        var widths = lines.map { text.clusters[$0].reduce(0) { $0 + $1.width } }
        if isTruncated { widths[widths.count - 1] += text.ellipsis }
        return widths.max() ?? 0
    }

    /// The tolerance for rounding errors in a sum of widths.
    private static let slack = 1e-6

    /// Breaks a text into lines between words, and inside a word that is wider than a line.
    ///
    /// Without a width, which is then not a number, each paragraph is a line.
    init(_ text: MeasuredText, width limit: Double, lineLimit: Int?) {
        self.text = text
        let clusters = text.clusters
        let room = limit.isNaN ? .infinity : limit + Self.slack
        var start = 0
        var end: Int?
        var length = 0.0
        var index = 0
        while index < clusters.count {
            let cluster = clusters[index]
            if cluster.kind == .newline {
                add(start..<index)
                (start, end, length) = (index + 1, nil, 0)
            } else if cluster.kind != .space, index > start, length + cluster.width > room {
                let stop = cluster.kind == .ideograph ? index : end ?? index
                add(start..<stop)
                (start, end, length) = (stop, nil, 0)
                index = stop
                continue
            } else {
                length += cluster.width
                if cluster.kind != .letter { end = index + 1 }
            }
            index += 1
        }
        add(start..<clusters.count)
        if let lineLimit { truncate(to: max(lineLimit, 1), width: limit) }
    }

    /// Truncates the text to a number of lines, and ends the last line with an ellipsis.
    mutating func truncate(to count: Int, width limit: Double) {
        guard lines.count > count else { return }
        let room = limit.isNaN ? .infinity : limit + Self.slack
        let start = lines[count - 1].lowerBound
        lines.removeSubrange((count - 1)...)
        var end = start
        var length = text.ellipsis
        while end < text.clusters.count, text.clusters[end].kind != .newline,
            length + text.clusters[end].width <= room
        {
            length += text.clusters[end].width
            end += 1
        }
        isTruncated = true
        add(start..<end)
    }

    private mutating func add(_ line: Range<Int>) {
        var end = line.upperBound
        while end > line.lowerBound, text.clusters[end - 1].kind == .space { end -= 1 }
        lines.append(line.lowerBound..<end)
    }
}
