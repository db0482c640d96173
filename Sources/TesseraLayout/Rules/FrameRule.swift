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

    /// The rule without invalid limits.
    package func makeCache() -> FrameRule { self }

    private subscript(axis: Axis) -> Limits { axis == .horizontal ? width : height }

    package func profile(of box: Box) -> Profile {
        box.cache.width = width.sound(.horizontal, box)
        box.cache.height = height.sound(.vertical, box)
        var profile = box.profileOfChild
        profile.priority = 0
        for axis in Axis.allCases {
            let limits = box.cache[axis]
            if limits.isExact {
                profile.traits.ignoreProposal(along: axis)
                // The box's length does not depend on the other proposal, but the child's length
                // may.
                if profile.traits.contains(.alongAcross(axis)) {
                    profile.traits.formUnion(.alongAlong(axis.across))
                }
                profile.traits.subtract([.alongAlong(axis), .alongAcross(axis)])
            } else if limits != Limits() {
                profile.traits.formUnion(.alongAlong(axis))
            }
        }
        return profile
    }

    package func size(_ proposal: Proposal, of box: Box) -> Size {
        let (width, height) = (box.cache.width, box.cache.height)
        let own = box.child.size(
            Proposal(width.proposal(proposal.width), height.proposal(proposal.height)))
        return Size(
            width.length(proposal.width, own.width), height.length(proposal.height, own.height))
    }

    package func arrange(_ box: Box, _ proposal: Proposal, _ size: Size, _ place: Placing) {
        let inner = Proposal(
            box.cache.width.placing(proposal.width, size.width),
            box.cache.height.placing(proposal.height, size.height))
        place(box.child, box.child.origin(in: size, alignment, inner), inner)
    }

    package func spacing(of box: Box) -> ViewSpacing {
        var spacing = box.child.knownSpacing
        if box.cache.width.isFixed { spacing.take(.horizontal) }
        if box.cache.height.isFixed { spacing.take(.vertical) }
        return spacing
    }
}

package typealias FrameBox = RuleBox<FrameRule>
