package import Foundation

/// A frame with a fixed width, height, or both.
package struct FrameRule: LayoutRule {
    /// The width and height. A length that is negative or not finite is reported and ignored.
    package var width: CGFloat?
    package var height: CGFloat?
    package var alignment: Alignment

    package init(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
    ) {
        (self.width, self.height, self.alignment) = (width, height, alignment)
    }

    package func profile(of box: Box) -> Profile {
        let fixed = fixed(box)
        var profile = box.profileOfChild
        profile.priority = 0
        for axis in Axis.allCases where !fixed[axis].isNaN {
            profile.traits.ignoreProposal(along: axis)
            // The box's length does not depend on the other proposal, but the child's length may.
            if profile.traits.contains(.alongAcross(axis)) {
                profile.traits.formUnion(.alongAlong(axis.across))
            }
            profile.traits.subtract([.alongAlong(axis), .alongAcross(axis)])
        }
        return profile
    }

    package func size(_ proposal: Proposal, of box: Box) -> Size {
        let fixed = fixed(box)
        return fixed.filled(by: box.child.size(proposed(proposal, fixed)))
    }

    package func arrange(_ box: Box, _ proposal: Proposal, _ size: Size, _ place: Placing) {
        let proposal = proposed(proposal, fixed(box))
        place(box.child, box.child.origin(in: size, alignment, proposal), proposal)
    }

    package func spacing(of box: Box) -> ViewSpacing {
        var spacing = box.child.knownSpacing
        let fixed = fixed(box)
        if !fixed.width.isNaN { spacing.reset(.horizontal) }
        if !fixed.height.isNaN { spacing.reset(.vertical) }
        return spacing
    }

    private func proposed(_ proposal: Proposal, _ fixed: Proposal) -> Proposal {
        Proposal(
            fixed.width.isNaN ? proposal.width : fixed.width,
            fixed.height.isNaN ? proposal.height : fixed.height)
    }

    /// Returns the width and height without invalid values.
    private func fixed(_ box: Box) -> Proposal {
        Proposal(sound(width, .horizontal, box), sound(height, .vertical, box))
    }

    private func sound(_ length: CGFloat?, _ axis: Axis, _ box: Box) -> Double {
        guard let length else { return .nan }
        return box.checked(
            length, atLeast: 0, "The frame's \(axis.length)",
            instead: "the view keeps its own \(axis.length)") ?? .nan
    }
}

package typealias FrameBox = RuleBox<FrameRule>
