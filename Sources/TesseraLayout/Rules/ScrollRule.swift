package import Foundation

/// A box with a child of unlimited length on some axes, shown from an offset.
package struct ScrollRule: LayoutRule {
    package var axes: Axis.Set
    /// The distance that the child has moved towards the leading edge and up, limited to its
    /// length.
    package var offset: CGPoint

    package init(axes: Axis.Set, offset: CGPoint = .zero) {
        (self.axes, self.offset) = (axes, offset)
    }

    /// The greatest offset for the placed sizes.
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

    // The whole frame responds, because a wheel scrolls between the views inside, too.
    package func reach(of box: Box, _ version: Int) -> CGRect { box.bounds }

    package func front(at point: Point, in box: Box, _ test: HitTest) -> LayoutBox? {
        guard box.bounds.contains(CGPoint(point)) else { return nil }
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
    /// Returns an offset limited to the length of the child.
    package func limited(_ offset: CGPoint) -> CGPoint {
        // This comparison is false for a length that is not a number.
        CGPoint(
            x: offset.x > 0 ? min(offset.x, cache.x) : 0,
            y: offset.y > 0 ? min(offset.y, cache.y) : 0)
    }
}

extension RootBox {
    /// Returns the visible rectangle of the boxes that scroll around a box, in the space of the
    /// root; `nil` if no box scrolls.
    package func window(around box: LayoutBox) -> CGRect? {
        sequence(first: box, next: \.parent).dropFirst().reduce(nil) { window, outer in
            guard outer is ScrollBox, let frame = frame(of: outer) else { return window }
            return window?.intersection(frame) ?? frame
        }
    }
}
