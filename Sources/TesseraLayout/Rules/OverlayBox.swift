/// A box with another one in front of it or behind it, which is proposed its size.
///
/// All that is outside sees of it is the first one, the primary.
package final class OverlayBox: LayoutBox {
    package var alignment: Alignment { didSet { if alignment != oldValue { invalidate() } } }

    /// A Boolean value that is true if the secondary is behind the primary; false by default.
    package var isSecondaryBehind: Bool {
        didSet { if isSecondaryBehind != oldValue { invalidate() } }
    }

    @exclusivity(unchecked)
    private var content: (primary: LayoutBox, secondary: LayoutBox)

    package init(
        _ primary: LayoutBox, _ secondary: LayoutBox, _ alignment: Alignment = .center,
        isSecondaryBehind: Bool = false
    ) {
        self.alignment = alignment
        self.isSecondaryBehind = isSecondaryBehind
        content = (primary, secondary)
        super.init()
        adopt(children, insteadOf: [])
    }

    deinit { abandon([content.primary, content.secondary]) }

    package override var children: [LayoutBox] { [content.primary, content.secondary] }

    override var modified: LayoutBox? { content.primary }

    /// The box that decides on the size.
    package var primary: LayoutBox {
        get { content.primary }
        set { replace(with: (newValue, content.secondary)) }
    }

    /// The box in front or behind; several are in one `LayersBox`.
    package var secondary: LayoutBox {
        get { content.secondary }
        set { replace(with: (content.primary, newValue)) }
    }

    override func update(from new: LayoutBox) {
        guard let new = new as? OverlayBox else { return }
        (alignment, isSecondaryBehind) = (new.alignment, new.isSecondaryBehind)
    }

    override func setChild(_ child: LayoutBox, at index: Int) {
        if index == 0 { content.primary = child } else { content.secondary = child }
    }

    private func replace(with new: (LayoutBox, LayoutBox)) {
        let old = children
        content = new
        adopt(children, insteadOf: old)
    }

    override func stackAxis(of child: LayoutBox) -> Axis? {
        child === content.primary ? super.stackAxis(of: child) : nil
    }

    override func makeProfile() -> Profile { primary.knownProfile }

    override func measure(_ proposal: Proposal) -> Size { primary.size(proposal) }

    override func arrange(
        _ proposal: Proposal, _ size: Size, _ place: (LayoutBox, Point, Proposal) -> Void
    ) {
        place(primary, .zero, proposal)
        let inner = Proposal(size)
        let own = secondary.size(inner)
        func offset(_ key: AlignmentKey) -> Double {
            primary.guide(of: key, proposal, size) - secondary.guide(of: key, inner, own)
        }
        let origin = Point(
            x: offset(alignment.horizontal.key), y: offset(alignment.vertical.key))
        place(secondary, origin, inner)
    }

    override func guide(_ key: AlignmentKey, _ proposal: Proposal) -> Double? {
        primary.explicitGuide(key, proposal)
    }

    override func reach(_ test: HitTest) -> Extent {
        children.filter(\.isPlaced).reduce(Extent.empty) {
            $0.union($1.reach(test).moved(by: $1.origin))
        }
    }

    override func front(at point: Point, _ test: HitTest) -> LayoutBox? {
        let (front, back) =
            isSecondaryBehind
            ? (content.primary, content.secondary) : (content.secondary, content.primary)
        for box in [front, back] where box.isPlaced {
            if let found = box.front(at: point - box.origin, test) { return found }
        }
        return nil
    }

    override func isFront(_ child: LayoutBox, of other: LayoutBox) -> Bool {
        (child === content.secondary) != isSecondaryBehind
    }

    override var spacing: ViewSpacing { primary.knownSpacing }
}
