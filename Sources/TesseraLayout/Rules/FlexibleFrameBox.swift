import Foundation

/// A frame of a width and height between limits.
package final class FlexibleFrameBox: UnaryBox {
    /// The limits across and down; those that contradict each other are reported, and the greater
    /// one counts.
    package var width: Limits { didSet { if width != oldValue { invalidate() } } }
    package var height: Limits { didSet { if height != oldValue { invalidate() } } }
    package var alignment: Alignment { didSet { if alignment != oldValue { invalidate() } } }

    private var sound = (width: Limits(), height: Limits())

    package init(
        width: Limits = Limits(), height: Limits = Limits(), alignment: Alignment = .center,
        _ child: LayoutBox
    ) {
        self.width = width
        self.height = height
        self.alignment = alignment
        super.init(child)
    }

    override func update(from new: LayoutBox) {
        guard let new = new as? FlexibleFrameBox else { return }
        (width, height, alignment) = (new.width, new.height, new.alignment)
    }

    override func makeProfile() -> Profile {
        sound = (
            width.sound { note("\($0) width \($1)") }, height.sound { note("\($0) height \($1)") }
        )
        var profile = profileOfChild
        profile.priority = 0
        for axis in Axis.allCases where limits(axis) != Limits() {
            profile.traits.formUnion(.alongAlong(axis))
        }
        return profile
    }

    override func measure(_ proposal: Proposal) -> Size {
        let inner = Proposal(
            sound.width.proposal(proposal.width), sound.height.proposal(proposal.height))
        let own = child.size(inner)
        return Size(
            sound.width.length(proposal.width, own.width),
            sound.height.length(proposal.height, own.height))
    }

    override func arrange(
        _ proposal: Proposal, _ size: Size, _ place: (LayoutBox, Point, Proposal) -> Void
    ) {
        let inner = Proposal(
            sound.width.placing(proposal.width, size.width),
            sound.height.placing(proposal.height, size.height))
        place(child, child.origin(in: size, alignment, inner), inner)
    }

    override var spacing: ViewSpacing {
        var spacing = child.knownSpacing
        if sound.width.isFixed { spacing.reset(.horizontal) }
        if sound.height.isFixed { spacing.reset(.vertical) }
        return spacing
    }

    private func limits(_ axis: Axis) -> Limits {
        axis == .horizontal ? sound.width : sound.height
    }
}
