package import Foundation

/// A box that lets its child be as long as it likes along some axes, and shows it from an offset on.
package struct ScrollRule: LayoutRule, Equatable {
    package var axes: Axis.Set
    /// The distance by which the child is moved to the leading edge and up; one that leads out of it
    /// counts as far as it goes.
    package var offset = CGPoint.zero

    /// The offset at which the child's end is seen, where the box was placed.
    package func makeCache() -> CGPoint { .zero }

    package func modified(by box: Box) -> LayoutBox? { nil }

    package func profile(of box: Box) -> Profile {
        var profile = box.profileOfChild
        profile.traits.subtract([.guides, .baselines, .spacing])
        profile.priority = 0
        for axis in Axis.allCases where axes.contains(Axis.Set(axis)) {
            profile.traits.ignoreProposal(along: axis)
            profile.traits.formUnion(.alongAlong(axis))
        }
        return profile
    }

    package func size(_ proposal: Proposal, of box: Box) -> Size {
        var size = box.child.size(inner(proposal))
        for axis in Axis.allCases where axes.contains(Axis.Set(axis)) && !proposal[axis].isNaN {
            size[axis] = proposal[axis]
        }
        return size
    }

    package func arrange(_ box: Box, _ proposal: Proposal, _ size: Size, _ place: Placing) {
        let own = box.child.size(inner(proposal))
        box.cache = CGPoint(
            x: axes.contains(.horizontal) ? max(0, own.width - size.width) : 0,
            y: axes.contains(.vertical) ? max(0, own.height - size.height) : 0)
        let offset = box.limited(offset)
        place(box.child, Point(x: -offset.x, y: -offset.y), inner(proposal))
    }

    package func stackAxis(of child: LayoutBox, in box: Box) -> Axis? { nil }

    // All of the frame can be touched: a wheel scrolls between the views inside, too.
    package func reach(of box: Box, _ test: HitTest) -> Extent { Extent(box.placedSize) }

    package func front(at point: Point, in box: Box, _ test: HitTest) -> LayoutBox? {
        guard Extent(box.placedSize).contains(point) else { return nil }
        return box.frontChild(at: point, test) ?? (test.accepts(box) ? box : nil)
    }

    private func inner(_ proposal: Proposal) -> Proposal {
        Proposal(
            axes.contains(.horizontal) ? .nan : proposal.width,
            axes.contains(.vertical) ? .nan : proposal.height)
    }
}

package typealias ScrollBox = RuleBox<ScrollRule>

extension ScrollBox {
    package convenience init(axes: Axis.Set = .vertical, _ child: LayoutBox) {
        self.init(ScrollRule(axes: axes), [child])
    }

    /// Returns an offset as far as it leads where the box was placed.
    package func limited(_ offset: CGPoint) -> CGPoint {
        // What is not a number is not greater than zero.
        CGPoint(
            x: offset.x > 0 ? min(offset.x, cache.x) : 0,
            y: offset.y > 0 ? min(offset.y, cache.y) : 0)
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
