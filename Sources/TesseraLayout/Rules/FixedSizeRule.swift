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

    package func inner(_ proposal: Proposal, of box: Box) -> Proposal { proposal.without(axes) }
}
