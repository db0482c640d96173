package import Foundation

/// A box that takes all that is proposed, and puts its child's center at a point.
package final class PositionBox: UnaryBox {
    /// The place of the child's center; a length that is not finite is reported and counts as 0.
    package var position: CGPoint { didSet { if position != oldValue { invalidate() } } }

    package init(_ position: CGPoint, _ child: LayoutBox) {
        self.position = position
        super.init(child)
    }

    override func update(from new: LayoutBox) {
        guard let new = new as? PositionBox else { return }
        position = new.position
    }

    override func makeProfile() -> Profile {
        var profile = profileOfChild
        profile.traits.formUnion(.greedy)
        profile.traits.subtract(.spacing)
        profile.priority = 0
        return profile
    }

    override func measure(_ proposal: Proposal) -> Size {
        proposal.filled(by: child.size(proposal))
    }

    override func arrange(
        _ proposal: Proposal, _ size: Size, _ place: (LayoutBox, Point, Proposal) -> Void
    ) {
        func sound(_ length: CGFloat, _ name: String) -> Double {
            checked(length, "The position's \(name)", instead: "0 is used") ?? 0
        }
        let inner = Proposal(size)
        let own = child.size(inner)
        let origin = Point(
            x: sound(position.x, "x") - own.width / 2, y: sound(position.y, "y") - own.height / 2)
        place(child, origin, inner)
    }
}
