import Foundation

/// A frame whose width and height have limits.
package struct FlexibleFrameRule: LayoutRule {
    /// The limits. If two limits contradict each other, the greater one wins and a runtime issue is
    /// reported.
    package var width: Limits
    package var height: Limits
    package var alignment: Alignment

    package init(
        width: Limits = Limits(), height: Limits = Limits(), alignment: Alignment = .center
    ) {
        (self.width, self.height, self.alignment) = (width, height, alignment)
    }

    /// The limits without invalid values.
    package func makeCache() -> (width: Limits, height: Limits) { (Limits(), Limits()) }

    package func profile(of box: Box) -> Profile {
        box.cache = (
            width.sound { box.note("\($0) width \($1)") },
            height.sound { box.note("\($0) height \($1)") }
        )
        var profile = box.profileOfChild
        profile.priority = 0
        if box.cache.width != Limits() { profile.traits.formUnion(.widthByWidth) }
        if box.cache.height != Limits() { profile.traits.formUnion(.heightByHeight) }
        return profile
    }

    package func size(_ proposal: Proposal, of box: Box) -> Size {
        let inner = Proposal(
            box.cache.width.proposal(proposal.width), box.cache.height.proposal(proposal.height))
        let own = box.child.size(inner)
        return Size(
            box.cache.width.length(proposal.width, own.width),
            box.cache.height.length(proposal.height, own.height))
    }

    package func arrange(_ box: Box, _ proposal: Proposal, _ size: Size, _ place: Placing) {
        let inner = Proposal(
            box.cache.width.placing(proposal.width, size.width),
            box.cache.height.placing(proposal.height, size.height))
        place(box.child, box.child.origin(in: size, alignment, inner), inner)
    }

    package func spacing(of box: Box) -> ViewSpacing {
        var spacing = box.child.knownSpacing
        if box.cache.width.isFixed { spacing.reset(.horizontal) }
        if box.cache.height.isFixed { spacing.reset(.vertical) }
        return spacing
    }
}

package typealias FlexibleFrameBox = RuleBox<FlexibleFrameRule>
