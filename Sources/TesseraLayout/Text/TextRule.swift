/// The rule of a text, which wraps lines to its width and truncates them to its height.
///
/// The width does not depend on the proposed height: lines that do not fit are removed. Unless
/// both proposed lengths are 0, the text is at least a line high.
package struct TextRule: LayoutRule {
    let text: MeasuredText
    /// The maximum number of lines; `nil` means no limit, and less than 1 counts as 1.
    let lineLimit: Int?
    /// The least number of lines of the room.
    let reservedLines: Int

    package init(_ text: MeasuredText, lineLimit: Int?, reservedLines: Int = 1) {
        self.text = text
        self.lineLimit = lineLimit
        self.reservedLines = reservedLines
    }

    package static var kind: RuleKind { .leaf }

    package func didReplace(_ old: TextRule, in box: Box) {
        // A line of the same length changes nothing, if there was room for it.
        let isAsLong =
            text.extent.isOneLine && text.extent == old.text.extent && box.sizeCache.areIdeal
            && reservedLines == old.reservedLines
        if !isAsLong { box.invalidate() }
    }

    package func adjust(_ profile: inout Profile, of box: Box) {
        profile.traits = [.widthByWidth, .heightByWidth, .heightByHeight, .baselines]
        if extent.isOneLine, extent.width > 0 {
            profile.enough = extent.width
            profile.shrinks = true
        }
    }

    package func size(_ proposal: Proposal, of box: Box) -> CGSize {
        if proposal.width == 0 {
            return CGSize(width: 0, height: proposal.height == 0 ? 0 : lineHeight)
        }
        if extent.isOneLine, !(proposal.width < extent.width) {
            return CGSize(width: extent.width, height: Double(reservedLines) * lineHeight)
        }
        let lines = TextLines(text, width: proposal.width, lineLimit: lineLimit)
        let width = proposal.width.isNaN ? lines.width : min(lines.width, proposal.width)
        let count = max(reservedLines, count(of: lines, in: proposal.height))
        return CGSize(width: width, height: Double(count) * lineHeight)
    }

    package func guide(_ key: AlignmentKey, _ proposal: Proposal, of box: Box) -> Double? {
        switch key {
        case VerticalAlignment.firstTextBaseline.key: extent.baseline
        case VerticalAlignment.lastTextBaseline.key:
            height(proposal, of: box) - lineHeight + extent.baseline
        default: nil
        }
    }

    /// Returns the height of the lines, without reserved room.
    private func height(_ proposal: Proposal, of box: Box) -> Double {
        if reservedLines == 1 { return box.size(proposal).height }
        let lines = TextLines(text, width: proposal.width, lineLimit: lineLimit)
        return Double(count(of: lines, in: proposal.height)) * lineHeight
    }

    fileprivate var extent: TextExtent { text.extent }

    fileprivate var lineHeight: Double { extent.lineHeight }

    /// Returns the number of lines that fit, at least one.
    fileprivate func count(of lines: TextLines, in height: Double) -> Int {
        let all = lines.lines.count
        guard !height.isNaN, height < Double(all) * lineHeight else { return all }
        // The tolerance ensures that a height computed from a number of lines holds them.
        return max(1, Int((height / lineHeight + 1e-6).rounded(.down)))
    }
}

package typealias TextBox = RuleBox<TextRule>

extension TextBox {
    package convenience init(
        _ runs: [TextRun], _ metrics: TextMetrics = .sansSerif, lineLimit: Int? = nil
    ) {
        self.init(TextRule(MeasuredText(runs, metrics), lineLimit: lineLimit))
    }

    /// The text with its measurements.
    package var text: MeasuredText { rule.text }

    /// The lines of the placed text, visible or not.
    private var allLines: [Range<Int>] {
        TextLines(text, width: placedProposal.width, lineLimit: nil).lines
    }

    /// The positions of the characters where the lines of the placed text begin, visible or not.
    package var lineStarts: [Int] { allLines.map(\.lowerBound) }

    /// Returns the number of characters before the insertion point that is nearest to a point. The
    /// point is relative to the upper left corner of this box.
    package func offset(nearest point: CGPoint) -> Int {
        let lines = allLines
        let number = (point.y / text.extent.lineHeight).rounded(.down)
        let line = lines[number > 0 ? Int(min(number, Double(lines.count - 1))) : 0]
        var left = 0.0
        return line.first { index in
            defer { left += text.clusters[index].width }
            return point.x <= left + text.clusters[index].width / 2
        } ?? line.upperBound
    }

    /// The visible lines of the placed text.
    var shownLines: TextLines? {
        guard placedSize.height > 0, placedProposal.width != 0 else { return nil }
        var lines = TextLines(text, width: placedProposal.width, lineLimit: rule.lineLimit)
        // The truncated line is no wider than this box, which has the width of the longest line.
        lines.truncate(
            to: rule.count(of: lines, in: placedSize.height), width: placedSize.width)
        return lines
    }
}
