/// The rule of a stack, which also arranges the subviews of a custom layout.
package protocol BoxesRule: LayoutRule where Cache == StackOrder? {
    func profile(of boxes: [LayoutBox]) -> Profile
    func size(_ boxes: [LayoutBox], _ proposal: Proposal, _ order: inout StackOrder?) -> Size
    func arrange(
        _ boxes: [LayoutBox], _ proposal: Proposal, _ size: Size, _ order: inout StackOrder?,
        _ place: Placing)
    func spacing(_ boxes: [LayoutBox]) -> ViewSpacing
}

extension BoxesRule {
    package static var kind: RuleKind { .container }

    // The cache is accessed safely, because children never call their stack.
    package func makeCache() -> StackOrder? { nil }

    package func profile(of box: Box) -> Profile { profile(of: box.boxes) }

    package func size(_ proposal: Proposal, of box: Box) -> Size {
        size(box.boxes, proposal, &box.cache)
    }

    package func arrange(_ box: Box, _ proposal: Proposal, _ size: Size, _ place: Placing) {
        arrange(box.boxes, proposal, size, &box.cache, place)
    }

    package func spacing(of box: Box) -> ViewSpacing { spacing(box.boxes) }
}
