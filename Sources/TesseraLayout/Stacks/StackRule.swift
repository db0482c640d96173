/// The rule of a row or column, which distributes its space among its children along its axis.
package struct StackRule: LayoutRule {
    package let axis: Axis
    let alignment: AlignmentKey
    /// The distance between neighbours; without a finite one, their preferred spacing.
    let spacing: CGFloat?
    /// The distance between neighbours without a preference.
    package var standardSpacing = ViewSpacing.standard
    /// Whether each child gets at least its ideal length, if there is room for all of them. A stack in
    /// a program offers equal shares instead, as SwiftUI's do.
    package var keepsIdeals = false
    /// Whether this is the rule of a group in a stack.
    var isPart = false

    /// The rule of a group in a stack with this rule.
    var part: StackRule {
        var part = self
        part.isPart = true
        return part
    }

    package static var kind: RuleKind { .container }

    // The cache is accessed safely, because children read only the axis of their stack.
    package typealias Cache = StackOrder?

    /// The proposal of a child along the axis, with the size of the child.
    typealias Share = (proposed: Double, size: CGSize)

    package func didReplace(_ old: StackRule, in box: Box) {
        box.invalidate()
        for case let group as Box in box.boxes where group.isGroup { group.rule = part }
        if old.axis != axis { for child in box.boxes { child.stackAxisMayChange() } }
    }

    package func stackAxis(of child: LayoutBox, in box: Box) -> Axis? { axis }

    package func adjust(_ profile: inout Profile, of box: Box) {
        box.cache = nil
        if let spacing, !spacing.isFinite, !isPart {
            box.note("The spacing is \(printed(spacing)); the standard one is used.")
        }
        let inner = axis == .horizontal ? distances(box.boxes) : 0
        // The sum is rounded in the same way as the stack's own width.
        var (greatest, sum, allShrink) = (0.0, inner, true)
        for box in box.boxes {
            let width = box.sufficientWidth
            greatest = max(greatest, width)
            sum += width
            allShrink = allShrink && (box.profile.isRigid || box.profile.shrinks)
        }
        profile.enough = greatest
        if axis == .horizontal, greatest < .infinity {
            // If all children shrink, the narrower choose first, and no share is too small for
            // them. Otherwise, no share is less than the greatest width.
            profile.enough = max(allShrink ? sum : greatest * Double(box.boxes.count) + inner, 0)
        }
        // The space left for a child depends on the other children.
        if profile.traits.contains(.alongAcross(axis)),
            profile.traits.contains(.alongAcross(axis.across))
        {
            profile.traits.formUnion(.alongAlong(axis.across))
            if !isPart, profile.entanglement < .max { profile.entanglement += 1 }
        }
        if box.boxes.isEmpty { profile.traits = .spacing }
    }

    package func size(_ proposal: Proposal, of box: Box) -> CGSize {
        let boxes = parts(of: box, proposal)
        let across = proposal[axis.across]
        let inner = distances(boxes)
        var length = inner
        var span = Span()
        share(boxes, proposal[axis] - inner, across, &box.cache) { _, box, proposed, size in
            length += size[axis]
            span.add(guide: guide(of: box, proposed, across, size), length: size[axis.across])
        }
        return CGSize(length, span.length, along: axis)
    }

    /// Places the children. If no length across the stack is proposed, the stack's own length is.
    package func arrange(_ box: Box, _ proposal: Proposal, _ size: CGSize, _ place: Placing) {
        let boxes = parts(of: box, proposal)
        let isFree = proposal[axis.across].isNaN && !isPart
        let across = isFree ? size[axis.across] : proposal[axis.across]
        var span = Span()
        withUnsafeTemporaryAllocation(of: Share.self, capacity: boxes.count) { shares in
            share(boxes, proposal[axis] - distances(boxes), across, &box.cache) {
                index, box, proposed, size in
                // Each element is initialized once and needs no deinitialization.
                shares.initializeElement(at: index, to: (proposed, size))
                span.add(guide: guide(of: box, proposed, across, size), length: size[axis.across])
            }
            var position = 0.0
            let common = commonDistance(boxes)
            for (index, box) in boxes.enumerated() {
                let (proposed, size) = shares[index]
                if index > 0 { position += common ?? distance(boxes, before: index) }
                var origin = CGPoint.zero
                origin[axis] = position
                origin[axis.across] = span.guide - guide(of: box, proposed, across, size)
                place(box, origin, Proposal(proposed, across, along: axis))
                position += size[axis]
            }
        }
    }

    /// Returns the spacing around the stack: that of its ends along it, and the greatest across it.
    package func spacing(of box: Box) -> ViewSpacing {
        guard let first = box.boxes.first, let last = box.boxes.last else { return .zero }
        let isRow = axis == .horizontal
        var spacing = box.boxes.dropFirst().reduce(first.knownSpacing) { $0.union($1.knownSpacing) }
        spacing.take(isRow ? .leading : .top, from: first.knownSpacing)
        spacing.take(isRow ? .trailing : .bottom, from: last.knownSpacing)
        return spacing
    }

    /// Lets each child choose its size, and calls `visit` with its position, its proposal along the
    /// axis and its size.
    @inline(__always)
    private func share(
        _ boxes: [LayoutBox], _ length: Double, _ across: Double, _ order: inout StackOrder?,
        _ visit: (Int, LayoutBox, Double, CGSize) -> Void
    ) {
        if length.isNaN || boxes.count < 2 {
            let proposal = Proposal(length.isNaN ? .nan : max(length, 0), across, along: axis)
            for (index, box) in boxes.enumerated() {
                visit(index, box, proposal[axis], box.size(proposal))
            }
            return
        }
        if order?.holds(for: boxes.count, across: across) != true {
            order = StackOrder(of: boxes, along: axis, across: across)
        }
        let fits = keepsIdeals && hasRoomForIdeals(boxes, length, across)
        var remaining = length
        for entry in order?.entries ?? [] {
            let available = remaining < .infinity ? remaining - entry.reserved : .infinity
            let box = boxes[entry.index]
            var proposed = max(available / entry.sharers, 0)
            if fits { proposed = max(proposed, min(ideal(box, across), remaining)) }
            let size = box.size(Proposal(proposed, across, along: axis))
            visit(entry.index, box, proposed, size)
            // An infinite space remains infinite.
            if remaining < .infinity { remaining -= size[axis] }
        }
    }

    private func hasRoomForIdeals(
        _ boxes: [LayoutBox], _ length: Double, _ across: Double
    ) -> Bool {
        // The sum may differ from the stack's own ideal length by rounding.
        boxes.reduce(0) { $0 + ideal($1, across) } <= length + 0.001
    }

    private func ideal(_ box: LayoutBox, _ across: Double) -> Double {
        box.size(Proposal(.nan, across, along: axis))[axis]
    }

    @inline(__always)
    private func guide(
        of box: LayoutBox, _ proposed: Double, _ across: Double, _ size: CGSize
    ) -> Double {
        box.guide(of: alignment, Proposal(proposed, across, along: axis), size)
    }

    /// Returns the distance between all neighbours; `nil` if some prefer another.
    private func commonDistance(_ boxes: [LayoutBox]) -> Double? {
        if let spacing, spacing.isFinite { return spacing }
        return boxes.contains { $0.prefersSpacing } ? nil : standardSpacing
    }

    private func distances(_ boxes: [LayoutBox]) -> Double {
        guard boxes.count > 1 else { return 0 }
        if let distance = commonDistance(boxes) { return distance * Double(boxes.count - 1) }
        return (1..<boxes.count).reduce(0) { $0 + distance(boxes, before: $1) }
    }

    private func distance(_ boxes: [LayoutBox], before index: Int) -> Double {
        boxes[index - 1].knownSpacing.distance(
            to: boxes[index].knownSpacing, along: axis, standard: standardSpacing)
    }
}
