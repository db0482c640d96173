/// A primary box with a secondary box in front or behind, which is proposed the size of the
/// primary.
///
/// Only the primary affects the layout of the enclosing boxes.
package struct OverlayRule: LayoutRule, Equatable {
    package var alignment: Alignment
    /// Whether the secondary is behind the primary; `false` by default.
    package var isSecondaryBehind: Bool

    package func stackAxis(of child: LayoutBox, in box: Box) -> Axis? {
        child === box.child ? box.parent?.stackAxis(of: box) : nil
    }

    package func arrange(_ box: Box, _ proposal: Proposal, _ size: Size, _ place: Placing) {
        let (primary, secondary) = (box.primary, box.secondary)
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

    package func guide(_ key: AlignmentKey, _ proposal: Proposal, of box: Box) -> Double? {
        box.primary.explicitGuide(key, proposal)
    }

    package func reach(of box: Box, _ test: HitTest) -> Extent {
        box.boxes.filter(\.isPlaced).reduce(Extent.empty) {
            $0.union($1.reach(test).moved(by: $1.origin))
        }
    }

    package func front(at point: Point, in box: Box, _ test: HitTest) -> LayoutBox? {
        for child in isSecondaryBehind ? box.boxes : box.boxes.reversed() where child.isPlaced {
            if let found = child.front(at: point - child.origin, test) { return found }
        }
        return nil
    }

    package func isFront(_ child: LayoutBox, of other: LayoutBox, in box: Box) -> Bool {
        (child === box.secondary) != isSecondaryBehind
    }
}

package typealias OverlayBox = RuleBox<OverlayRule>

extension OverlayBox {
    package convenience init(
        _ primary: LayoutBox, _ secondary: LayoutBox, _ alignment: Alignment = .center,
        isSecondaryBehind: Bool = false
    ) {
        self.init(
            OverlayRule(alignment: alignment, isSecondaryBehind: isSecondaryBehind),
            [primary, secondary])
    }

    /// The box that determines the size.
    package var primary: LayoutBox { boxes[0] }

    /// The box in front or behind. Several boxes are combined in a `LayersBox`.
    package var secondary: LayoutBox { boxes[1] }
}
