package import Foundation

/// A frame of a fixed width or height, or both: it proposes them to its child, and has them.
package final class FrameBox: UnaryBox {
    /// The width and height; those that are negative or not finite are reported and left out.
    package var width: CGFloat? { didSet { if width != oldValue { invalidate() } } }
    package var height: CGFloat? { didSet { if height != oldValue { invalidate() } } }
    package var alignment: Alignment { didSet { if alignment != oldValue { invalidate() } } }

    @exclusivity(unchecked)
    private var fixed = Proposal.unspecified

    package init(
        width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center,
        _ child: LayoutBox
    ) {
        self.width = width
        self.height = height
        self.alignment = alignment
        super.init(child)
    }

    override func update(from new: LayoutBox) {
        guard let new = new as? FrameBox else { return }
        (width, height, alignment) = (new.width, new.height, new.alignment)
    }

    override func makeProfile() -> Profile {
        fixed = Proposal(sound(width, .horizontal), sound(height, .vertical))
        var profile = profileOfChild
        profile.priority = 0
        for axis in Axis.allCases where !fixed[axis].isNaN {
            profile.traits.ignoreProposal(along: axis)
            // This box's length does not depend on the other proposal, but that of what is inside may.
            if profile.traits.contains(.alongAcross(axis)) {
                profile.traits.formUnion(.alongAlong(axis.across))
            }
            profile.traits.subtract([.alongAlong(axis), .alongAcross(axis)])
        }
        return profile
    }

    override func measure(_ proposal: Proposal) -> Size {
        fixed.filled(by: child.size(proposed(proposal)))
    }

    override func arrange(
        _ proposal: Proposal, _ size: Size, _ place: (LayoutBox, Point, Proposal) -> Void
    ) {
        let proposal = proposed(proposal)
        place(child, child.origin(in: size, alignment, proposal), proposal)
    }

    override var spacing: ViewSpacing {
        var spacing = child.knownSpacing
        if !fixed.width.isNaN { spacing.reset(.horizontal) }
        if !fixed.height.isNaN { spacing.reset(.vertical) }
        return spacing
    }

    private func proposed(_ proposal: Proposal) -> Proposal {
        Proposal(
            fixed.width.isNaN ? proposal.width : fixed.width,
            fixed.height.isNaN ? proposal.height : fixed.height)
    }

    private func sound(_ length: CGFloat?, _ axis: Axis) -> Double {
        guard let length else { return .nan }
        return checked(
            length, atLeast: 0, "The frame's \(axis.length)",
            instead: "the view keeps its own \(axis.length)") ?? .nan
    }
}
