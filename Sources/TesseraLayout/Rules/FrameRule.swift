package import Foundation

/// A frame with a fixed width, height, or both.
package struct FrameRule: LayoutRule, Equatable {
    /// The width and height. A length that is negative or not finite is reported and ignored.
    package var width: CGFloat?
    package var height: CGFloat?
    package var alignment: Alignment

    /// The width and height without invalid values.
    package func makeCache() -> Proposal { .unspecified }

    package func profile(of box: Box) -> Profile {
        let fixed = Proposal(sound(width, .horizontal, box), sound(height, .vertical, box))
        box.cache = fixed
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
        box.cache.filled(by: box.child.size(proposed(proposal, box.cache)))
    }

    package func arrange(_ box: Box, _ proposal: Proposal, _ size: Size, _ place: Placing) {
        let proposal = proposed(proposal, box.cache)
        place(box.child, box.child.origin(in: size, alignment, proposal), proposal)
    }

    package func spacing(of box: Box) -> ViewSpacing {
        var spacing = box.child.knownSpacing
        if !box.cache.width.isNaN { spacing.reset(.horizontal) }
        if !box.cache.height.isNaN { spacing.reset(.vertical) }
        return spacing
    }

    private func proposed(_ proposal: Proposal, _ fixed: Proposal) -> Proposal {
        Proposal(
            fixed.width.isNaN ? proposal.width : fixed.width,
            fixed.height.isNaN ? proposal.height : fixed.height)
    }

    private func sound(_ length: CGFloat?, _ axis: Axis, _ box: Box) -> Double {
        guard let length else { return .nan }
        return box.checked(
            length, atLeast: 0, "The frame's \(axis.length)",
            instead: "the view keeps its own \(axis.length)") ?? .nan
    }
}

package typealias FrameBox = RuleBox<FrameRule>

extension FrameBox {
    package convenience init(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center,
        _ child: LayoutBox
    ) {
        self.init(FrameRule(width: width, height: height, alignment: alignment), [child])
    }
}
