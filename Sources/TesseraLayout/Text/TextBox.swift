package import Foundation

/// A text: it breaks into lines where it is narrow, and ends with an ellipsis where it is low.
///
/// Its width does not depend on the proposed height: lines that do not fit are cut off below. It is
/// never lower than a line, unless nothing is proposed to it on both axes.
package struct TextRule: LayoutRule {
    let text: MeasuredText
    /// The most lines; `nil` is no limit, and less than 1 counts as 1.
    let lineLimit: Int?

    package init(_ text: MeasuredText, lineLimit: Int?) {
        self.text = text
        self.lineLimit = lineLimit
    }

    package static var isLeaf: Bool { true }

    /// The lines that were made, by the width: a stack asks for two or three of them, and again.
    package struct Cache { fileprivate var lines: [(width: Double, lines: TextLines)] = [] }

    package func makeCache() -> Cache { Cache() }

    package func isSame(as other: TextRule) -> Bool {
        text.isSame(as: other.text) && lineLimit == other.lineLimit
    }

    package func didReplace(_ old: TextRule, in box: Box) {
        box.cache = Cache()
        // A line as long as the one before changes nothing, if there has been room for it.
        let isAsLong =
            text.extent.isOneLine && text.extent == old.text.extent && box.answers.areIdeal
        if !isAsLong { box.invalidate() }
    }

    package func modified(by box: Box) -> LayoutBox? { nil }

    package func profile(of box: Box) -> Profile {
        var profile = Profile(
            traits: [.widthByWidth, .heightByWidth, .heightByHeight, .baselines])
        if extent.isOneLine, extent.width > 0 { profile.enough = extent.width }
        return profile
    }

    package func size(_ proposal: Proposal, of box: Box) -> Size {
        if proposal.width == 0 {
            return Size(0, proposal.height == 0 ? 0 : lineHeight)
        }
        if extent.isOneLine, !(proposal.width < extent.width) {
            return Size(extent.width, lineHeight)
        }
        let lines = lines(proposal.width, of: box)
        let width = proposal.width.isNaN ? lines.width : min(lines.width, proposal.width)
        return Size(width, Double(count(of: lines, in: proposal.height)) * lineHeight)
    }

    package func guide(_ key: AlignmentKey, _ proposal: Proposal, of box: Box) -> Double? {
        switch key {
        case VerticalAlignment.firstTextBaseline.key: extent.baseline
        case VerticalAlignment.lastTextBaseline.key:
            box.size(proposal).height - lineHeight + extent.baseline
        default: nil
        }
    }

    package func arrange(_ box: Box, _ proposal: Proposal, _ size: Size, _ place: Placing) {}

    package func spacing(of box: Box) -> ViewSpacing { ViewSpacing() }

    package func reach(of box: Box, _ test: HitTest) -> Extent { Extent(box.placedSize) }

    package func front(at point: Point, in box: Box, _ test: HitTest) -> LayoutBox? {
        Extent(box.placedSize).contains(point) && test.accepts(box) ? box : nil
    }

    fileprivate var extent: TextExtent { text.extent }

    fileprivate var lineHeight: Double { extent.lineHeight }

    fileprivate func lines(_ width: Double, of box: Box) -> TextLines {
        let known = box.cache.lines
        if let found = known.first(where: { $0.width == width || $0.width.isNaN && width.isNaN }) {
            return found.lines
        }
        let lines = TextLines(text.clusters, width: width, lineLimit: lineLimit)
        if known.count == 4 { box.cache.lines.removeFirst() }
        box.cache.lines.append((width, lines))
        return lines
    }

    /// Returns the number of lines that there is room for, but at least one.
    fileprivate func count(of lines: TextLines, in height: Double) -> Int {
        let all = lines.lines.count
        guard !height.isNaN, height < Double(all) * lineHeight else { return all }
        // A height that was computed from so many lines holds them.
        return max(1, Int((height / lineHeight + 1e-6).rounded(.down)))
    }
}

package typealias TextBox = RuleBox<TextRule>

extension TextBox {
    package convenience init(_ text: MeasuredText, lineLimit: Int?) {
        self.init(TextRule(text, lineLimit: lineLimit))
    }

    package convenience init(
        _ runs: [TextRun], _ metrics: TextMetrics = .sansSerif, lineLimit: Int? = nil
    ) {
        self.init(MeasuredText(runs, metrics), lineLimit: lineLimit)
    }

    var text: MeasuredText { rule.text }

    /// The lines that are shown where the text was placed.
    package var placedLines: [String] {
        shownLines?.strings(text.clusters) ?? []
    }

    /// The characters that the lines begin with where this box was placed, whether there is room for them or
    /// not.
    package var lineStarts: [Int] {
        TextLines(text.clusters, width: placedProposal.width, lineLimit: nil).lines
            .map(\.lowerBound)
    }

    /// Returns the number of characters before the place between two that is nearest to a point, from the
    /// upper left corner of this box.
    package func offset(nearest point: CGPoint) -> Int {
        let clusters = text.clusters
        let lines = TextLines(clusters, width: placedProposal.width, lineLimit: nil).lines
        let number = (point.y / text.extent.lineHeight).rounded(.down)
        let line = lines[number > 0 ? Int(min(number, Double(lines.count - 1))) : 0]
        var left = 0.0
        return line.first { index in
            defer { left += clusters.clusters[index].width }
            return point.x <= left + clusters.clusters[index].width / 2
        } ?? line.upperBound
    }

    /// The lines that there is room for where this box was placed.
    var shownLines: TextLines? {
        guard placedSize.height > 0, placedProposal.width != 0 else { return nil }
        var lines = rule.lines(placedProposal.width, of: self)
        // The line that ends with an ellipsis is no wider than this box, which has the width of all lines.
        lines.truncate(
            text.clusters, to: rule.count(of: lines, in: placedSize.height), width: placedSize.width
        )
        return lines
    }

    package var runs: [TextRun] { text.runs }

    /// The width of a text that has words, all of them in one line, and no spaces at its end.
    var plainWidth: Double? {
        let extent = text.extent
        return extent.isOneLine && extent.width > 0 && extent.width == extent.length
            ? extent.width : nil
    }

    /// The height of a line, and the distance from its top to its letters' feet.
    package var lineMeasures: (height: Double, baseline: Double) {
        (text.extent.lineHeight, text.extent.baseline)
    }
}
