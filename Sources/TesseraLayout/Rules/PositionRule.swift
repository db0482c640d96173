/// A box that takes its proposal and places the centre of its child at a point.
package struct PositionRule: LayoutRule {
    /// The position of the child's centre. A length that is not finite is reported and counts as 0.
    package var position: CGPoint

    package init(_ position: CGPoint) { self.position = position }

    package func adjust(_ profile: inout Profile, of box: Box) {
        profile.traits.formUnion(.greedy)
        profile.traits.subtract(.spacing)
        (profile.enough, profile.priority) = (.infinity, 0)
    }

    package func size(_ proposal: Proposal, of box: Box) -> CGSize {
        proposal.filled(by: box.child.size(proposal))
    }

    package func arrange(_ box: Box, _ proposal: Proposal, _ size: CGSize, _ place: Placing) {
        func sound(_ length: CGFloat, _ name: String) -> Double {
            box.checked(length, "The position's \(name)", instead: "0 is used") ?? 0
        }
        let inner = Proposal(size)
        let own = box.child.size(inner)
        let origin = CGPoint(
            x: sound(position.x, "x") - own.width / 2, y: sound(position.y, "y") - own.height / 2)
        place(box.child, origin, inner)
    }
}
