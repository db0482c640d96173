/// A box with a fixed aspect ratio.
package struct AspectRatioRule: LayoutRule {
    /// The width divided by the height; `nil` for the ratio of the child's ideal size.
    ///
    /// A ratio that is not positive and finite is reported and counts as `nil`.
    package var ratio: CGFloat?
    /// Whether the box covers the proposal instead of fitting inside it.
    package var fills: Bool

    package init(_ ratio: CGFloat? = nil, fills: Bool = false) {
        (self.ratio, self.fills) = (ratio, fills)
    }

    package func adjust(_ profile: inout Profile, of box: Box) {
        if let ratio, !(ratio > 0 && ratio < .infinity) {
            box.note("The aspect ratio is \(printed(ratio)); the view's own one is used.")
        }
        (profile.enough, profile.priority) = (.infinity, 0)
        for lengths in [[.widthByWidth, .widthByHeight], [.heightByWidth, .heightByHeight]]
            as [Traits]
        where !profile.traits.isDisjoint(with: lengths) {
            profile.traits.formUnion(lengths)
        }
    }

    /// Returns the largest size with the ratio inside the proposal, or the smallest that covers it.
    package func inner(_ proposal: Proposal, of box: Box) -> Proposal {
        if proposal.width.isNaN && proposal.height.isNaN { return proposal }
        let ratio = soundRatio(box)
        let byHeight = proposal.height * ratio
        let choosesWidth =
            proposal.height.isNaN
            || !proposal.width.isNaN && (proposal.width < byHeight) != fills
        return choosesWidth
            ? Proposal(proposal.width, proposal.width / ratio)
            : Proposal(byHeight, proposal.height)
    }

    private func soundRatio(_ box: Box) -> Double {
        if let ratio, ratio > 0, ratio < .infinity { return ratio }
        let ideal = box.child.size(.unspecified)
        let ratio = ideal.width / ideal.height
        return ratio > 0 && ratio < .infinity ? ratio : 1
    }
}
