/// A box that gives its child the ideal length on some axes.
package struct FixedSizeRule: LayoutRule {
    package var axes: Axis.Set

    package init(axes: Axis.Set) { self.axes = axes }

    package func adjust(_ profile: inout Profile, of box: Box) {
        profile.enough = .infinity
        for axis in Axis.allCases where axes.contains(Axis.Set(axis)) {
            profile.traits.ignoreProposal(along: axis)
        }
    }

    package func inner(_ proposal: Proposal, of box: Box) -> Proposal { proposal.without(axes) }
}
