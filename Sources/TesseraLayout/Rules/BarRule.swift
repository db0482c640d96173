/// The place of an item in the bars of a screen.
package enum BarPlace: Equatable, Sendable {
    /// The button that leads back, before all other items.
    case wayBack
    case leading, title, principal, trailing, bottom, status
    /// The lower bar, while a field has the focus.
    case keyboard

    /// Whether the item belongs to the lower bar.
    package var isBelow: Bool { self == .bottom || self == .status || self == .keyboard }
}

/// A box with bars above and below its first child, inside its frame.
///
/// The other children are the items of the bars. A bar exists if it has an item or the title.
package struct BarRule: LayoutRule {
    /// The places of the items.
    package var places: [BarPlace]
    package var hasTitle: Bool
    /// The height of a bar, and of the part of it with the items, which is away from the content.
    package var height: CGFloat
    package var itemHeight: CGFloat

    package init(_ places: [BarPlace], hasTitle: Bool, height: CGFloat, itemHeight: CGFloat) {
        (self.places, self.hasTitle) = (places, hasTitle)
        (self.height, self.itemHeight) = (height, itemHeight)
    }

    package static var kind: RuleKind { .container }
    /// The space at both ends of a bar.
    private static var margin: Double { 16 }
    private static var spacing: Double { 8 }

    package func adjust(_ profile: inout Profile, of box: Box) {
        profile.traits.formUnion(box.child.profile.traits.intersection(.edges))
        profile.priority = box.child.profile.priority
    }

    /// Returns the heights of the bars in a box of a height. Neither leaves the box.
    fileprivate func bars(in height: Double) -> (above: Double, below: Double) {
        let length = Double(self.height)
        // A height that is not a number has no limit.
        let hasUpper = hasTitle || places.contains { !$0.isBelow }
        let above = hasUpper ? (height < length ? height : length) : 0
        let rest = height - above
        return (above, places.contains(where: \.isBelow) ? (rest < length ? rest : length) : 0)
    }

    private func inner(_ proposal: Proposal) -> (Proposal, bars: Double) {
        let bars = bars(in: proposal.height)
        let sum = bars.above + bars.below
        return (Proposal(proposal.width, proposal.height - sum), sum)
    }

    package func size(_ proposal: Proposal, of box: Box) -> CGSize {
        let (inner, bars) = inner(proposal)
        var size = box.child.size(inner)
        size.height += bars
        if proposal.width.isNaN { size.width = max(size.width, room(box, false), room(box, true)) }
        return size
    }

    private func items(of box: Box, _ isBelow: Bool) -> [(LayoutBox, BarPlace)] {
        zip(box.boxes.dropFirst(), places).filter { $1.isBelow == isBelow }
    }

    /// Returns the width that the items of a bar need.
    private func room(_ box: Box, _ isBelow: Bool) -> Double {
        let widths = items(of: box, isBelow).map { Double($0.0.size(.unspecified).width) }
        return widths.isEmpty
            ? 0 : widths.reduce(2 * Self.margin - Self.spacing) { $0 + $1 + Self.spacing }
    }

    package func arrange(_ box: Box, _ proposal: Proposal, _ size: CGSize, _ place: Placing) {
        let bars = bars(in: size.height)
        let inner = Proposal(size.width, size.height - bars.above - bars.below)
        place(box.child, CGPoint(x: 0, y: bars.above), inner)
        for (isBelow, height) in [(false, bars.above), (true, bars.below)] {
            let height = min(itemHeight, height)
            let top = isBelow ? size.height - height : 0
            var (start, end) = (Self.margin, Double(size.width) - Self.margin)
            func put(_ item: LayoutBox, _ x: (_ width: Double) -> Double) {
                let own = item.size(.unspecified)
                let y = top + (height - own.height) / 2
                place(item, CGPoint(x: x(own.width), y: y), .unspecified)
            }
            let items = items(of: box, isBelow)
            for (item, itemPlace) in items where itemPlace != .trailing {
                put(item) { width in
                    if itemPlace == .principal || itemPlace == .status {
                        return (Double(size.width) - width) / 2
                    }
                    defer { start += width + Self.spacing }
                    return start
                }
            }
            // The last of the trailing items is at the end.
            for (item, itemPlace) in items.reversed() where itemPlace == .trailing {
                put(item) { width in
                    defer { end -= width + Self.spacing }
                    return end - width
                }
            }
        }
    }

    package func spacing(of box: Box) -> ViewSpacing { box.child.knownSpacing }
}

package typealias BarBox = RuleBox<BarRule>

extension BarBox {
    /// The frames of the bars in the space of the root; `nil` for a bar without items.
    package var bars: (above: CGRect?, below: CGRect?) {
        guard let frame else { return (nil, nil) }
        let bars = rule.bars(in: frame.height)
        func bar(_ y: CGFloat, _ height: CGFloat) -> CGRect? {
            height > 0 ? CGRect(x: frame.minX, y: y, width: frame.width, height: height) : nil
        }
        return (bar(frame.minY, bars.above), bar(frame.maxY - bars.below, bars.below))
    }

    /// The part of the upper bar between the items at its ends, with its centre.
    package var titleRoom: CGRect? {
        guard let bar = bars.above else { return nil }
        let items = zip(boxes.dropFirst(), rule.places).filter {
            $1 == .wayBack || $1 == .leading || $1 == .trailing
        }
        let inset = items.compactMap(\.0.frame).reduce(16) { inset, item in
            max(inset, 8 + min(item.maxX - bar.minX, bar.maxX - item.minX))
        }
        return CGRect(
            x: bar.minX, y: bar.minY, width: bar.width, height: min(rule.itemHeight, bar.height)
        )
        .insetBy(dx: min(inset, bar.width / 2), dy: 0)
    }
}
