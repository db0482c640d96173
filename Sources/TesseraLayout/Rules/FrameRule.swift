/// A frame whose width and height are fixed or have limits.
package struct FrameRule: LayoutRule {
    package var width: Limits
    package var height: Limits
    package var alignment: Alignment

    package init(
        width: Limits = Limits(), height: Limits = Limits(), alignment: Alignment = .center
    ) {
        (self.width, self.height, self.alignment) = (width, height, alignment)
    }

    /// Returns the limits without invalid values.
    private func sound(_ box: Box) -> (width: Limits, height: Limits) {
        (width.sound(.horizontal, box), height.sound(.vertical, box))
    }

    package func adjust(_ profile: inout Profile, of box: Box) {
        let (width, height) = sound(box)
        (profile.enough, profile.priority) = (.infinity, 0)
        for (axis, limits) in [(Axis.horizontal, width), (.vertical, height)] {
            if limits.isEmpty { continue }
            if limits.isExact {
                profile.traits.ignoreProposal(along: axis)
                // The box's length does not depend on the other proposal, but the child's length
                // may.
                if profile.traits.contains(.alongAcross(axis)) {
                    profile.traits.formUnion(.alongAlong(axis.across))
                }
                profile.traits.subtract([.alongAlong(axis), .alongAcross(axis)])
            } else {
                profile.traits.formUnion(.alongAlong(axis))
            }
        }
    }

    package func size(_ proposal: Proposal, of box: Box) -> CGSize {
        let (width, height) = sound(box)
        let own = box.child.size(
            Proposal(width.proposal(proposal.width), height.proposal(proposal.height)))
        return CGSize(
            width: width.length(proposal.width, own.width),
            height: height.length(proposal.height, own.height))
    }

    package func arrange(_ box: Box, _ proposal: Proposal, _ size: CGSize, _ place: Placing) {
        let (width, height) = sound(box)
        let inner = Proposal(
            width.placing(proposal.width, size.width), height.placing(proposal.height, size.height))
        place(box.child, box.child.origin(in: size, alignment, inner), inner)
    }

    package func spacing(of box: Box) -> ViewSpacing {
        var spacing = box.child.knownSpacing
        let (width, height) = sound(box)
        if width.isFixed { spacing.take(.horizontal) }
        if height.isFixed { spacing.take(.vertical) }
        return spacing
    }
}

package typealias FrameBox = RuleBox<FrameRule>
