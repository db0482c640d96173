/// A box that takes its proposal, or 10 where no length is proposed.
///
/// The child lies in the upper leading corner and does not affect the box.
package struct GeometryRule: LayoutRule {
    package init() {}

    package static var kind: RuleKind { .container }

    package func profile(of box: Box) -> Profile { Profile(traits: .greedy) }

    package func size(_ proposal: Proposal, of box: Box) -> Size {
        proposal.filled(by: Size(10, 10))
    }

    package func arrange(_ box: Box, _ proposal: Proposal, _ size: Size, _ place: Placing) {
        place(box.child, .zero, Proposal(size))
    }
}
