/// A line of a placed text, ready to be drawn.
package struct PlacedLine {
    /// A part of the line from a single run.
    package struct Part {
        /// The position of the run in the text.
        package var run: Int
        package var string: String
        package var width: Double
    }

    package var parts: [Part] = []
    package var width: Double { parts.reduce(0) { $0 + $1.width } }
}

extension TextBox {
    /// The words of a text with a single run that was placed on a single line without trailing
    /// spaces; `nil` for other texts.
    package var placedWords: (string: String, width: Double)? {
        let extent = text.extent
        guard runs.count == 1, extent.isOneLine, extent.width > 0, extent.width == extent.length,
            placedSize.height > 0, placedProposal.width != 0,
            !(placedProposal.width < extent.width)
        else { return nil }
        return (runs[0].string, extent.width)
    }

    /// The visible lines of the placed text, divided into parts.
    package var linesToDraw: [PlacedLine] {
        guard let shownLines else { return [] }
        var lines: [PlacedLine] = []
        for (position, range) in shownLines.lines.enumerated() {
            var line = PlacedLine()
            for cluster in text.clusters[range] {
                if line.parts.last?.run != cluster.run {
                    line.parts.append(PlacedLine.Part(run: cluster.run, string: "", width: 0))
                }
                line.parts[line.parts.count - 1].string.append(cluster.character)
                line.parts[line.parts.count - 1].width += cluster.width
            }
            if shownLines.isTruncated, position == shownLines.lines.count - 1 {
                if line.parts.isEmpty {
                    line.parts = [
                        PlacedLine.Part(run: max(0, runs.count - 1), string: "", width: 0)
                    ]
                }
                line.parts[line.parts.count - 1].string += "…"
                line.parts[line.parts.count - 1].width += text.ellipsis
            }
            lines.append(line)
        }
        return lines
    }
}
