/// A box that gives its child the ideal length on some axes.
package final class FixedSizeBox: UnaryBox {
    package var axes: Axis.Set { didSet { if axes != oldValue { invalidate() } } }

    package init(axes: Axis.Set = [.horizontal, .vertical], _ child: LayoutBox) {
        self.axes = axes
        super.init(child)
    }

    override func update(from new: LayoutBox) {
        guard let new = new as? FixedSizeBox else { return }
        axes = new.axes
    }

    override func makeProfile() -> Profile {
        var profile = profileOfChild
        for axis in Axis.allCases where axes.contains(Axis.Set(axis)) {
            profile.traits.ignoreProposal(along: axis)
        }
        return profile
    }

    override func measure(_ proposal: Proposal) -> Size { child.size(inner(proposal)) }

    override func arrange(
        _ proposal: Proposal, _ size: Size, _ place: (LayoutBox, Point, Proposal) -> Void
    ) {
        place(child, .zero, inner(proposal))
    }

    private func inner(_ proposal: Proposal) -> Proposal {
        Proposal(
            axes.contains(.horizontal) ? .nan : proposal.width,
            axes.contains(.vertical) ? .nan : proposal.height)
    }
}
