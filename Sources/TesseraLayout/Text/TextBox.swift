import Foundation

/// A text: it breaks into lines where it is narrow, and ends with an ellipsis where it is low.
///
/// Its width does not depend on the proposed height: lines that do not fit are cut off below. It is
/// never lower than a line, unless nothing is proposed to it on both axes.
package final class TextBox: LayoutBox {
    @exclusivity(unchecked)
    package var runs: [TextRun] { didSet { textDidChange() } }
    /// The most lines; `nil` is no limit, and less than 1 counts as 1.
    @exclusivity(unchecked)
    package var lineLimit: Int? { didSet { textDidChange() } }
    @exclusivity(unchecked)
    package var metrics: TextMetrics { didSet { textDidChange() } }

    /// All that is to be known of a text that has room in one line, as most have.
    @exclusivity(unchecked)
    private var knownExtent: TextExtent?
    private var knownText: TextClusters?
    /// The lines that were made, by the width: a stack asks for two or three of them, and again.
    private var known: [(width: Double, lines: TextLines)] = []

    package init(_ runs: [TextRun], _ metrics: TextMetrics = .sansSerif, lineLimit: Int? = nil) {
        self.runs = runs
        self.metrics = metrics
        self.lineLimit = lineLimit
    }

    package override var isLeaf: Bool { true }

    override func update(from new: LayoutBox) {
        guard let new = new as? TextBox else { return }
        update(new.runs, new.metrics, lineLimit: new.lineLimit)
    }

    /// Takes over another text, with the metrics and the line limit that hold for it.
    package func update(_ runs: [TextRun], _ metrics: TextMetrics, lineLimit: Int?) {
        if self.runs != runs { self.runs = runs }
        if self.lineLimit != lineLimit { self.lineLimit = lineLimit }
        if self.metrics != metrics { self.metrics = metrics }
    }

    private func textDidChange() {
        knownExtent = nil
        knownText = nil
        known = []
        invalidate()
    }

    override func makeProfile() -> Profile {
        var profile = Profile(
            traits: [.widthByWidth, .heightByWidth, .heightByHeight, .baselines])
        if extent.isOneLine, extent.width > 0 { profile.enough = extent.width }
        return profile
    }

    override func measure(_ proposal: Proposal) -> Size {
        if proposal.width == 0 {
            return Size(0, proposal.height == 0 ? 0 : lineHeight)
        }
        if extent.isOneLine, !(proposal.width < extent.width) {
            return Size(extent.width, lineHeight)
        }
        let lines = lines(proposal.width)
        let width = proposal.width.isNaN ? lines.width : min(lines.width, proposal.width)
        return Size(width, Double(count(of: lines, in: proposal.height)) * lineHeight)
    }

    override func guide(_ key: AlignmentKey, _ proposal: Proposal) -> Double? {
        switch key {
        case VerticalAlignment.firstTextBaseline.key: extent.baseline
        case VerticalAlignment.lastTextBaseline.key:
            size(proposal).height - lineHeight + extent.baseline
        default: nil
        }
    }

    /// The lines that are shown where the text was placed.
    package var placedLines: [String] {
        shownLines?.strings(text) ?? []
    }

    /// The lines that there is room for where this box was placed.
    var shownLines: TextLines? {
        guard placedSize.height > 0, placedProposal.width != 0 else { return nil }
        var lines = lines(placedProposal.width)
        let width = placedProposal.width.isNaN ? .infinity : placedProposal.width
        lines.truncate(text, to: count(of: lines, in: placedSize.height), width: width)
        return lines
    }

    private var extent: TextExtent {
        if let knownExtent { return knownExtent }
        let extent = TextExtent(runs, metrics)
        knownExtent = extent
        return extent
    }

    private var lineHeight: Double { extent.lineHeight }

    /// The width of a text that has words, all of them in one line, and no spaces at its end.
    var plainWidth: Double? {
        extent.isOneLine && extent.width > 0 && extent.width == extent.length ? extent.width : nil
    }

    /// The height of a line, and the distance from its top to its letters' feet.
    package var lineMeasures: (height: Double, baseline: Double) { (lineHeight, extent.baseline) }

    var text: TextClusters {
        if let knownText { return knownText }
        let text = TextClusters(runs, metrics)
        knownText = text
        return text
    }

    private func lines(_ width: Double) -> TextLines {
        if let found = known.first(where: { $0.width == width || $0.width.isNaN && width.isNaN }) {
            return found.lines
        }
        let lines = TextLines(text, width: width, lineLimit: lineLimit)
        if known.count == 4 { known.removeFirst() }
        known.append((width, lines))
        return lines
    }

    /// Returns the number of lines that there is room for, but at least one.
    private func count(of lines: TextLines, in height: Double) -> Int {
        let all = lines.lines.count
        guard !height.isNaN, height < Double(all) * lineHeight else { return all }
        // A height that was computed from so many lines holds them.
        return max(1, Int((height / lineHeight + 1e-6).rounded(.down)))
    }
}
