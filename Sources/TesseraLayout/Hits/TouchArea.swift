package import Foundation

/// The part of a box that answers to a finger, where it is not all of its rectangle.
package protocol TouchArea {
    /// Returns true if a point, counted from the upper left corner of a box, is in the area.
    func contains(_ point: CGPoint, in size: CGSize) -> Bool
    /// Returns true if a point, counted from the upper left corner of a box, is in the area of that box; by
    /// default, it is one of its size.
    func contains(_ point: CGPoint, in box: LayoutBox) -> Bool
    /// Returns a rectangle around the area, as far as it is not around what is inside the box.
    func bounds(in size: CGSize) -> CGRect
    /// Whether the area reaches beyond what is seen of the view, for fingers that are not exact.
    var isGenerous: Bool { get }
}

extension TouchArea {
    package func contains(_ point: CGPoint, in box: LayoutBox) -> Bool {
        contains(point, in: CGSize(box.placedSize))
    }

    package var isGenerous: Bool { false }
}

/// The rectangle around all areas of a kind that are inside a box.
package struct SpanArea<Inner: TouchArea>: TouchArea, Equatable {
    package init() {}

    package func contains(_ point: CGPoint, in size: CGSize) -> Bool { false }
    package func bounds(in size: CGSize) -> CGRect { .null }
    package var isGenerous: Bool { true }

    package func contains(_ point: CGPoint, in box: LayoutBox) -> Bool {
        span(inside: box).contains(Point(point))
    }

    private func span(inside box: LayoutBox) -> Extent {
        box.children.reduce(.empty) { span, child in
            guard child.isPlaced, box.shows(child) else { return span }
            let inner =
                ((child as? TouchAreaBox)?.area as? Inner).map {
                    Extent($0.bounds(in: CGSize(child.placedSize)))
                } ?? self.span(inside: child)
            return span.union(inner.moved(by: child.origin))
        }
    }
}

/// A box with an area of its own to be touched at, beside what is inside it.
package struct TouchAreaRule: LayoutRule {
    /// The way in which the area goes together with what is inside.
    package enum Place: Equatable {
        /// The area is all there is to touch; where nothing inside is touched, the box is.
        case around
        /// The area is in front of what is inside.
        case inFront
        /// The area is behind what is inside.
        case behind
    }

    package var area: any TouchArea
    package var place: Place

    package func isSame(as other: TouchAreaRule) -> Bool {
        place == other.place && TesseraLayout.isSame(area, other.area)
    }

    package func guide(_ key: AlignmentKey, _ proposal: Proposal, of box: Box) -> Double? {
        box.child.explicitGuide(key, proposal)
    }

    package func reach(of box: Box, _ test: HitTest) -> Extent {
        let own = Extent(area.bounds(in: CGSize(box.placedSize)))
        return place == .around ? own : own.union(box.reachOfChildren(test))
    }

    package func front(at point: Point, in box: Box, _ test: HitTest) -> LayoutBox? {
        let isInside =
            area.contains(CGPoint(point), in: box)
            && (!test.isExact || !area.isGenerous || Extent(box.placedSize).contains(point))
        func own() -> LayoutBox? { isInside && test.accepts(box) ? box : nil }
        switch place {
        case .around: return isInside ? box.frontChild(at: point, test) ?? own() : nil
        case .inFront: return own() ?? box.frontChild(at: point, test)
        case .behind: return box.frontChild(at: point, test) ?? own()
        }
    }
}

package typealias TouchAreaBox = RuleBox<TouchAreaRule>

extension TouchAreaBox {
    package convenience init(
        _ area: any TouchArea, _ place: TouchAreaRule.Place, _ child: LayoutBox
    ) {
        self.init(TouchAreaRule(area: area, place: place), [child])
    }
}
