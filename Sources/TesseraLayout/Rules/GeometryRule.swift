/// A box that takes its proposal, or 10 where no length is proposed.
///
/// The child lies in the upper leading corner and does not affect the box.
package struct GeometryRule: LayoutRule {
    package init() {}

    package static var kind: RuleKind { .container }

    package func adjust(_ profile: inout Profile, of box: Box) {
        profile = Profile(traits: profile.traits.intersection(.clients).union(.greedy))
    }

    package func size(_ proposal: Proposal, of box: Box) -> CGSize {
        proposal.filled(by: CGSize(width: 10, height: 10))
    }

    package func arrange(_ box: Box, _ proposal: Proposal, _ size: CGSize, _ place: Placing) {
        place(box.child, .zero, Proposal(size))
    }
}
