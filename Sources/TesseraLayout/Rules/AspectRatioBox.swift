package import Foundation

/// A box that proposes lengths of one ratio to its child.
package final class AspectRatioBox: UnaryBox {
    /// The width divided by the height; `nil` for that of the child's ideal size.
    ///
    /// One that is not above zero, or not finite, is reported and counts as `nil`.
    package var ratio: CGFloat? { didSet { if ratio != oldValue { invalidate() } } }
    /// A Boolean value that is true if the proposal is covered rather than kept to.
    package var fills: Bool { didSet { if fills != oldValue { invalidate() } } }

    package init(_ ratio: CGFloat? = nil, fills: Bool = false, _ child: LayoutBox) {
        self.ratio = ratio
        self.fills = fills
        super.init(child)
    }

    override func update(from new: LayoutBox) {
        guard let new = new as? AspectRatioBox else { return }
        (ratio, fills) = (new.ratio, new.fills)
    }

    override func makeProfile() -> Profile {
        if let ratio, !(ratio > 0 && ratio < .infinity) {
            note("The aspect ratio is \(written(ratio)); the view's own one is used.")
        }
        var profile = profileOfChild
        profile.priority = 0
        for lengths in [[.widthByWidth, .widthByHeight], [.heightByWidth, .heightByHeight]]
            as [Traits]
        where !profile.traits.isDisjoint(with: lengths) {
            profile.traits.formUnion(lengths)
        }
        return profile
    }

    override func measure(_ proposal: Proposal) -> Size { child.size(inner(proposal)) }

    override func arrange(
        _ proposal: Proposal, _ size: Size, _ place: (LayoutBox, Point, Proposal) -> Void
    ) {
        place(child, .zero, inner(proposal))
    }

    /// The largest size of the ratio inside the proposal, or the smallest that covers it.
    private func inner(_ proposal: Proposal) -> Proposal {
        if proposal.width.isNaN && proposal.height.isNaN { return proposal }
        let ratio = soundRatio
        let byHeight = proposal.height * ratio
        let choosesWidth =
            proposal.height.isNaN
            || !proposal.width.isNaN && (proposal.width < byHeight) != fills
        return choosesWidth
            ? Proposal(proposal.width, proposal.width / ratio)
            : Proposal(byHeight, proposal.height)
    }

    private var soundRatio: Double {
        if let ratio, ratio > 0, ratio < .infinity { return ratio }
        let ideal = child.size(.unspecified)
        let ratio = ideal.width / ideal.height
        return ratio > 0 && ratio < .infinity ? ratio : 1
    }
}
