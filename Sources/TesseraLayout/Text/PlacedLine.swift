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

    fileprivate mutating func add(_ string: String, _ width: Double, run: Int) {
        if parts.last?.run != run { parts.append(Part(run: run, string: "", width: 0)) }
        parts[parts.count - 1].string += string
        parts[parts.count - 1].width += width
    }
}

extension TextBox {
    /// The words of a text with a single run that was placed on a single line without trailing
    /// spaces; `nil` for other texts.
    package var placedWords: (string: String, width: Double)? {
        let (runs, extent) = (text.runs, text.extent)
        guard runs.count == 1, extent.isOneLine, extent.width > 0, extent.width == extent.length,
            placedSize.height > 0, placedProposal.width != 0,
            !(placedProposal.width < extent.width)
        else { return nil }
        return (runs[0].string, extent.width)
    }

    /// The visible lines of the placed text, divided into parts, and whether some of the text has no
    /// room.
    package var linesToDraw: (lines: [PlacedLine], isCut: Bool) {
        let text = text
        guard let shownLines else { return ([], text.extent.width > 0) }
        var lines = shownLines.lines.map { line in
            var placed = PlacedLine()
            for cluster in text.clusters[line] {
                placed.add(String(cluster.character), cluster.width, run: cluster.run)
            }
            return placed
        }
        if shownLines.isTruncated, let last = lines.indices.last {
            let run = lines[last].parts.last?.run ?? text.runs.count - 1
            lines[last].add("…", text.ellipsis, run: run)
        }
        // A letter may be wider than the box.
        let isWider = lines.contains { $0.width > placedSize.width + 0.01 }
        return (lines, shownLines.isTruncated || isWider)
    }
}
