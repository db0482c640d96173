/// A box that gives its child the ideal length on some axes.
package struct FixedSizeRule: LayoutRule {
    package var axes: Axis.Set

    package init(axes: Axis.Set) { self.axes = axes }

    package func profile(of box: Box) -> Profile {
        var profile = box.profileOfChild
        for axis in Axis.allCases where axes.contains(Axis.Set(axis)) {
            profile.traits.ignoreProposal(along: axis)
        }
        return profile
    }

    package func size(_ proposal: Proposal, of box: Box) -> Size { box.child.size(inner(proposal)) }

    package func arrange(_ box: Box, _ proposal: Proposal, _ size: Size, _ place: Placing) {
        place(box.child, .zero, inner(proposal))
    }

    private func inner(_ proposal: Proposal) -> Proposal {
        Proposal(
            axes.contains(.horizontal) ? .nan : proposal.width,
            axes.contains(.vertical) ? .nan : proposal.height)
    }
}

package typealias FixedSizeBox = RuleBox<FixedSizeRule>
