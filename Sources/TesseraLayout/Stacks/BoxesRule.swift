/// The rule of a stack, which also arranges the subviews of a custom layout.
package protocol BoxesRule: LayoutRule where Cache == StackOrder? {
    func size(_ boxes: [LayoutBox], _ proposal: Proposal, _ order: inout StackOrder?) -> CGSize
    func arrange(
        _ boxes: [LayoutBox], _ proposal: Proposal, _ size: CGSize, _ order: inout StackOrder?,
        _ place: Placing)
    func spacing(_ boxes: [LayoutBox]) -> ViewSpacing
}

extension BoxesRule {
    package static var kind: RuleKind { .container }

    // The cache is accessed safely, because children never call their stack.
    package func size(_ proposal: Proposal, of box: Box) -> CGSize {
        size(box.boxes, proposal, &box.cache)
    }

    package func arrange(_ box: Box, _ proposal: Proposal, _ size: CGSize, _ place: Placing) {
        arrange(box.boxes, proposal, size, &box.cache, place)
    }

    package func spacing(of box: Box) -> ViewSpacing { spacing(box.boxes) }
}
