package import Foundation

/// Boxes beside or below each other.
package final class StackBox: ContainerBox {
    @exclusivity(unchecked)
    private var rule: StackRule
    /// The spacing that the client has set, sound or not.
    private var givenSpacing: CGFloat?
    // Nothing that a stack asks asks the stack.
    @exclusivity(unchecked)
    private var order: StackOrder?
    private var ownSpacing: ViewSpacing?

    package init(_ layout: HStackLayout, _ children: [LayoutBox] = []) {
        rule = layout.rule
        givenSpacing = layout.spacing
        super.init()
        self.children = children
    }

    package init(_ layout: VStackLayout, _ children: [LayoutBox] = []) {
        rule = layout.rule
        givenSpacing = layout.spacing
        super.init()
        self.children = children
    }

    /// Takes over another alignment and spacing.
    package func update(_ layout: HStackLayout) { update(layout.rule, layout.spacing) }
    package func update(_ layout: VStackLayout) { update(layout.rule, layout.spacing) }

    override func update(from new: LayoutBox) {
        guard let new = new as? StackBox else { return }
        update(new.rule, new.givenSpacing)
    }

    /// The distance that is kept where neither the stack nor a child says another one; 8 by
    /// default.
    package var standardSpacing: CGFloat {
        get { CGFloat(rule.standardSpacing) }
        set {
            guard newValue != rule.standardSpacing else { return }
            rule.standardSpacing = newValue
            invalidate()
        }
    }

    private func update(_ new: StackRule, _ spacing: CGFloat?) {
        var new = new
        new.standardSpacing = rule.standardSpacing
        guard new != rule || spacing != givenSpacing else { return }
        let turns = new.axis != rule.axis
        rule = new
        givenSpacing = spacing
        invalidate()
        if turns { for child in boxes { child.stackAxisDidChange() } }
    }

    override func stackAxis(of child: LayoutBox) -> Axis? { rule.axis }

    override func forget() {
        order = nil
        ownSpacing = nil
    }

    override func makeProfile() -> Profile {
        if let spacing = givenSpacing, !spacing.isFinite {
            note("The spacing is \(written(spacing)); the standard one is used.")
        }
        return rule.profile(of: boxes)
    }

    override func measure(_ proposal: Proposal) -> Size {
        rule.size(boxes, proposal, &order)
    }

    override func arrange(
        _ proposal: Proposal, _ size: Size, _ place: (LayoutBox, Point, Proposal) -> Void
    ) {
        rule.arrange(boxes, proposal, size, &order, place)
    }

    override var spacing: ViewSpacing {
        if let ownSpacing { return ownSpacing }
        let spacing = rule.spacing(boxes)
        ownSpacing = spacing
        return spacing
    }
}
