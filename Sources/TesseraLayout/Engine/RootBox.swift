/// The outermost box, which computes the frames.
///
/// It proposes a size to its child and centres the child in it. On an axis without a proposal, it
/// has the length of the child.
package final class RootBox: RuleBox<RootRule> {
    /// The size proposed to the child. By default there is no proposal, which gives the child its
    /// ideal size.
    ///
    /// An infinite length is reported and counts as `nil`.
    package var proposal = ProposedViewSize.unspecified {
        didSet { if proposal != oldValue { needsArranging = true } }
    }
    /// Called with a box and the message of a runtime issue.
    package var report: (LayoutBox, String) -> Void = { _, _ in }

    /// The invalidated boxes.
    var stale: [LayoutBox] = []
    /// The boxes whose children have been placed, for clients that empty this list; `nil` without.
    package var arranged: [LayoutBox]?
    /// The placed boxes that are sources of frames, or follow them.
    var matches: [Match] = []
    private var isLayingOut = false

    package init(_ child: LayoutBox) { super.init(RootRule(), [child]) }

    /// Places a box separately with its ideal size, at a position that depends on that size.
    package convenience init(_ child: LayoutBox, at origin: (CGSize) -> CGPoint) {
        self.init(child)
        layOut()
        self.origin = origin(placedSize)
    }

    /// Updates the frames of all boxes.
    package func layOut() {
        guard !isLayingOut else {
            return report(
                self, "Frames were requested during their computation; the old frames are used.")
        }
        guard isStale || !stale.isEmpty || needsArranging else { return }
        isLayingOut = true
        defer { isLayingOut = false }
        let changed = settle()
        if needsArranging {
            placeSelf()
            arrangeInside(self)
        }
        for box in changed where box.needsArranging && box.isPlaced { arrangeInside(box) }
        // A box inside its own source would follow it without end.
        for _ in 0..<(4 * matches.count) {
            guard let box = nextFollower() else { break }
            arrangeInside(box)
        }
    }

    /// Returns the frame of a box in the space of the root; `nil` if the box is not placed.
    package func frame(of box: LayoutBox) -> CGRect? {
        layOut()
        return box.frame
    }

    /// Arranges a box and its descendants, in a loop instead of recursion.
    private func arrangeInside(_ box: LayoutBox) {
        var waiting = [box]
        while let box = waiting.popLast() { arrangeChildren(of: box, then: &waiting) }
    }

    private func placeSelf() {
        var proposal = Proposal(self.proposal)
        for axis in Axis.allCases where proposal[axis].isInfinite {
            proposal[axis] = .nan
            note("An infinite \(axis.length) is proposed to the tree; it gets its ideal one.")
        }
        isPlaced = true
        placedProposal = knownProfile.key(proposal)
        placedSize = size(proposal)
    }

    /// Places the children of a box, and adds those whose own children must be placed.
    private func arrangeChildren(of box: LayoutBox, then waiting: inout [LayoutBox]) {
        let start = waiting.count
        box.needsArranging = false
        arranged?.append(box)
        let width = box.isRightToLeft ? box.placedSize.width : .nan
        box.arrange(box.placedProposal, box.placedSize) { child, origin, proposal in
            if child.parent !== box { child.fillGroups(of: box) }
            var key = child.knownProfile.key(proposal)
            var size = child.size(key)
            var origin = origin
            if !size.isFinite { (key, size) = child.limited(key, size) }
            if !width.isNaN { origin.x = width - origin.x - size.width }
            if !(origin.x + origin.y).isFinite { origin = child.finite(origin) }
            child.origin = origin
            guard
                child.needsArranging || !child.isPlaced || child.placedSize != size
                    || child.placedProposal != key
            else { return }
            child.isPlaced = true
            child.placedSize = size
            child.placedProposal = key
            if child.kind == .leaf {
                child.needsArranging = false
                child.knownReach = nil
            } else {
                waiting.append(child)
            }
        }
        waiting.reverse(from: start)
        box.forgetReach()
    }
}

/// The rule of the outermost box, which centres its child in the proposal.
package struct RootRule: LayoutRule {
    package static var kind: RuleKind { .container }

    package func adjust(_ profile: inout Profile, of box: Box) {
        profile.traits.formUnion(.greedy)
    }

    package func size(_ proposal: Proposal, of box: Box) -> CGSize {
        proposal.filled(by: box.child.size(proposal))
    }

    package func arrange(_ box: Box, _ proposal: Proposal, _ size: CGSize, _ place: Placing) {
        place(box.child, box.child.origin(in: size, .center, proposal), proposal)
    }
}

extension LayoutBox {
    /// The frame of this box in the space of its root when it was last laid out; `nil` if it is not
    /// placed.
    package final var frame: CGRect? { outer(.zero).map { CGRect(origin: $0, size: placedSize) } }

    /// Converts a point to the space of the root, as it is shown by transforms or as frames ignore
    /// them; `nil` if the box is not placed.
    final func outer(_ point: CGPoint, isShown: Bool = false) -> CGPoint? {
        var (point, box) = (point, self)
        while let parent = box.parent {
            guard box.isPlaced else { return nil }
            point = point + box.origin
            if isShown, let transform = parent.transform { point = transform.transform(point) }
            box = parent
        }
        return box is RootBox ? point + box.origin : nil
    }

    /// Returns a proposal without the lengths that make the box infinite, with the size for it.
    fileprivate final func limited(_ key: Proposal, _ size: CGSize) -> (Proposal, CGSize) {
        var key = key
        for axis in Axis.allCases where !size[axis].isFinite { key[axis] = .nan }
        key = profile.key(key)
        var size = self.size(key)
        for axis in Axis.allCases where !size[axis].isFinite { size[axis] = 0 }
        note(
            "Nothing limits the size of the view; "
                + "it is laid out as \(printed(size.width)) × \(printed(size.height)).")
        return (key, size)
    }

    fileprivate final func finite(_ origin: CGPoint) -> CGPoint {
        note("The view was placed at no finite point; it is placed at the edge.")
        return CGPoint(x: origin.x.isFinite ? origin.x : 0, y: origin.y.isFinite ? origin.y : 0)
    }
}
