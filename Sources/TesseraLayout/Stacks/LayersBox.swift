/// Boxes in front of each other, the first one at the back.
package final class LayersBox: ContainerBox {
    private var rule: LayerRule

    package init(_ layout: ZStackLayout, _ children: [LayoutBox] = []) {
        rule = layout.rule
        super.init()
        self.children = children
    }

    /// Takes over another alignment.
    package func update(_ layout: ZStackLayout) {
        guard layout.rule != rule else { return }
        rule = layout.rule
        invalidate()
    }

    override func update(from new: LayoutBox) {
        guard let new = new as? LayersBox else { return }
        guard new.rule != rule else { return }
        rule = new.rule
        invalidate()
    }

    override func makeProfile() -> Profile { rule.profile(of: boxes) }

    override func measure(_ proposal: Proposal) -> Size { rule.size(boxes, proposal) }

    override func arrange(
        _ proposal: Proposal, _ size: Size, _ place: (LayoutBox, Point, Proposal) -> Void
    ) {
        rule.arrange(boxes, size, place)
    }

    override var spacing: ViewSpacing { rule.spacing(boxes) }
}
