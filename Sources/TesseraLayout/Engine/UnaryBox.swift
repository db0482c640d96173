/// A box around one child, which it gives another size, place or proposal.
package class UnaryBox: LayoutBox {
    @exclusivity(unchecked)
    private final var content: LayoutBox

    package init(_ child: LayoutBox) {
        content = child
        super.init()
        adopt(child, at: 0)
    }

    deinit { abandon([content]) }

    package final override var children: [LayoutBox] { [content] }

    override func forEachChild(_ visit: (LayoutBox) -> Void) { visit(content) }

    override func setChild(_ child: LayoutBox, at index: Int) { content = child }

    /// The box inside.
    package final var child: LayoutBox {
        get { content }
        set {
            let old = content
            content = newValue
            adopt([newValue], insteadOf: [old])
        }
    }

    override var modified: LayoutBox? { content }

    /// By default, what the child says.
    override func makeProfile() -> Profile { child.knownProfile }

    /// The child's profile, for a box that proposes something else to it than what it is proposed.
    final var profileOfChild: Profile {
        var profile = child.knownProfile
        profile.enough = .infinity
        return profile
    }

    /// By default, the child's size.
    override func measure(_ proposal: Proposal) -> Size { child.size(proposal) }

    /// By default, places the child in the upper leading corner.
    override func arrange(
        _ proposal: Proposal, _ size: Size, _ place: (LayoutBox, Point, Proposal) -> Void
    ) {
        place(child, .zero, proposal)
    }

    /// By default, the child's guides, where the child stands.
    override func guide(_ key: AlignmentKey, _ proposal: Proposal) -> Double? {
        mergedGuide(key, .least, proposal)
    }

    override func reach(_ test: HitTest) -> Extent {
        content.isPlaced ? content.reach(test).moved(by: content.origin) : .empty
    }

    override func front(at point: Point, _ test: HitTest) -> LayoutBox? {
        content.isPlaced ? content.front(at: point - content.origin, test) : nil
    }

    override var spacing: ViewSpacing { child.knownSpacing }
}
