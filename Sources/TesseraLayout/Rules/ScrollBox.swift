package import Foundation

/// A box that lets its child be as long as it likes along some axes, and shows it from an offset on.
package final class ScrollBox: UnaryBox {
    package var axes: Axis.Set { didSet { if axes != oldValue { invalidate() } } }
    /// The distance by which the child is moved to the leading edge and up; one that leads out of it
    /// counts as far as it goes.
    package var offset = CGPoint.zero { didSet { if offset != oldValue { invalidate() } } }

    package init(axes: Axis.Set = .vertical, _ child: LayoutBox) {
        self.axes = axes
        super.init(child)
    }

    override func update(from new: LayoutBox) {
        guard let new = new as? ScrollBox else { return }
        (axes, offset) = (new.axes, new.offset)
    }

    override var modified: LayoutBox? { nil }

    override func makeProfile() -> Profile {
        var profile = profileOfChild
        profile.traits.subtract([.guides, .baselines, .spacing])
        profile.priority = 0
        for axis in Axis.allCases where axes.contains(Axis.Set(axis)) {
            profile.traits.ignoreProposal(along: axis)
            profile.traits.formUnion(.alongAlong(axis))
        }
        return profile
    }

    override func measure(_ proposal: Proposal) -> Size {
        var size = child.size(inner(proposal))
        for axis in Axis.allCases where axes.contains(Axis.Set(axis)) && !proposal[axis].isNaN {
            size[axis] = proposal[axis]
        }
        return size
    }

    override func arrange(
        _ proposal: Proposal, _ size: Size, _ place: (LayoutBox, Point, Proposal) -> Void
    ) {
        let own = child.size(inner(proposal))
        limit = CGPoint(
            x: axes.contains(.horizontal) ? max(0, own.width - size.width) : 0,
            y: axes.contains(.vertical) ? max(0, own.height - size.height) : 0)
        let offset = limited(offset)
        place(child, Point(x: -offset.x, y: -offset.y), inner(proposal))
    }

    /// The offset at which the child's end is seen, where the box was placed.
    private var limit = CGPoint.zero

    /// Returns an offset as far as it leads where the box was placed.
    package func limited(_ offset: CGPoint) -> CGPoint {
        // What is not a number is not greater than zero.
        CGPoint(
            x: offset.x > 0 ? min(offset.x, limit.x) : 0,
            y: offset.y > 0 ? min(offset.y, limit.y) : 0)
    }

    override func stackAxis(of child: LayoutBox) -> Axis? { nil }

    // All of the frame can be touched: a wheel scrolls between the views inside, too.
    override func reach(_ test: HitTest) -> Extent { Extent(placedSize) }

    override func front(at point: Point, _ test: HitTest) -> LayoutBox? {
        guard Extent(placedSize).contains(point) else { return nil }
        return super.front(at: point, test) ?? (test.accepts(self) ? self : nil)
    }

    private func inner(_ proposal: Proposal) -> Proposal {
        Proposal(
            axes.contains(.horizontal) ? .nan : proposal.width,
            axes.contains(.vertical) ? .nan : proposal.height)
    }
}

extension RootBox {
    /// The rectangle of this one's space in which a box is seen, as what scrolls around it shows no more; `nil` if
    /// nothing does.
    package func window(around box: LayoutBox) -> CGRect? {
        sequence(first: box, next: \.parent).dropFirst().reduce(nil) { window, outer in
            guard outer is ScrollBox, let frame = frame(of: outer) else { return window }
            return window?.intersection(frame) ?? frame
        }
    }
}
