/// A box with a child of unlimited length on some axes, shown from an offset.
package struct ScrollRule: LayoutRule {
    package var axes: Axis.Set
    /// The distance that the child has moved towards the leading edge and up, limited to its
    /// length.
    package var offset: CGPoint

    package init(axes: Axis.Set, offset: CGPoint = .zero) {
        (self.axes, self.offset) = (axes, offset)
    }

    package static var kind: RuleKind { .container }

    package func adjust(_ profile: inout Profile, of box: Box) {
        profile.traits.subtract([.guides, .edges, .baselines, .spacing])
        for axis in Axis.allCases where axes.contains(Axis.Set(axis)) {
            profile.traits.ignoreProposal(along: axis)
            profile.traits.formUnion(.alongAlong(axis))
        }
    }

    /// Returns the proposal for the child. Where the box is as long as the child, without a proposal
    /// across the axis that scrolls, it proposes the child's own ideal length, as if it had that length.
    private func inner(_ proposal: Proposal, _ box: Box) -> Proposal {
        var inner = proposal.without(axes)
        for axis in Axis.allCases where axes == Axis.Set(axis) && inner[axis.across].isNaN {
            inner[axis.across] = box.child.size(inner)[axis.across]
        }
        return inner
    }

    package func size(_ proposal: Proposal, of box: Box) -> CGSize {
        let inner = inner(proposal, box)
        var size = box.child.size(inner)
        for axis in Axis.allCases where proposal[axis].isNaN && !inner[axis].isNaN {
            size[axis] = inner[axis]
        }
        for axis in Axis.allCases where axes.contains(Axis.Set(axis)) && !proposal[axis].isNaN {
            size[axis] = proposal[axis]
        }
        return size
    }

    package func arrange(_ box: Box, _ proposal: Proposal, _ size: CGSize, _ place: Placing) {
        let inner = inner(proposal, box)
        let offset = limited(offset, box.child.size(inner), in: size)
        place(box.child, CGPoint(x: -offset.x, y: -offset.y), inner)
    }

    // The whole frame responds, because a wheel scrolls between the views inside, too.
    package var touchArea: TouchAreaRule? { TouchAreaRule(BoundsArea(), .around) }

    /// Returns an offset limited to the length of the content.
    fileprivate func limited(_ offset: CGPoint, _ content: CGSize, in size: CGSize) -> CGPoint {
        func limited(_ offset: CGFloat, _ axis: Axis) -> CGFloat {
            // This comparison is false for a length that is not a number.
            guard axes.contains(Axis.Set(axis)), offset > 0 else { return 0 }
            return min(offset, max(0, content[axis] - size[axis]))
        }
        return CGPoint(x: limited(offset.x, .horizontal), y: limited(offset.y, .vertical))
    }
}

package typealias ScrollBox = RuleBox<ScrollRule>

extension ScrollBox {
    /// Returns an offset limited to the length of the child.
    package func limited(_ offset: CGPoint) -> CGPoint {
        rule.limited(offset, child.placedSize, in: placedSize)
    }
}

extension RootBox {
    /// Returns the visible rectangle of the boxes that scroll around a box, in the space of the
    /// root; `nil` if no box scrolls.
    package func window(around box: LayoutBox) -> CGRect? {
        sequence(first: box, next: \.parent).dropFirst().reduce(nil) { window, outer in
            guard outer is ScrollBox, let frame = frame(of: outer) else { return window }
            return window?.intersection(frame) ?? frame
        }
    }
}
