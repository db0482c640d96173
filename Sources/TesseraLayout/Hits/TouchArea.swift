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
package final class TouchAreaBox: UnaryBox {
    /// The way in which the area goes together with what is inside.
    package enum Place: Equatable {
        /// The area is all there is to touch; where nothing inside is touched, the box is.
        case around
        /// The area is in front of what is inside.
        case inFront
        /// The area is behind what is inside.
        case behind
    }

    package var area: any TouchArea { didSet { invalidate() } }
    package var place: Place { didSet { if place != oldValue { invalidate() } } }

    package init(_ area: any TouchArea, _ place: Place, _ child: LayoutBox) {
        self.area = area
        self.place = place
        super.init(child)
    }

    override func update(from new: LayoutBox) {
        guard let new = new as? TouchAreaBox else { return }
        place = new.place
        if !isSame(new.area, area) { area = new.area }
    }

    override func guide(_ key: AlignmentKey, _ proposal: Proposal) -> Double? {
        child.explicitGuide(key, proposal)
    }

    override func reach(_ test: HitTest) -> Extent {
        let own = Extent(area.bounds(in: CGSize(placedSize)))
        return place == .around ? own : own.union(super.reach(test))
    }

    override func front(at point: Point, _ test: HitTest) -> LayoutBox? {
        let isInside =
            area.contains(CGPoint(point), in: self)
            && (!test.isExact || !area.isGenerous || Extent(placedSize).contains(point))
        func own() -> LayoutBox? { isInside && test.accepts(self) ? self : nil }
        switch place {
        case .around: return isInside ? super.front(at: point, test) ?? own() : nil
        case .inFront: return own() ?? super.front(at: point, test)
        case .behind: return super.front(at: point, test) ?? own()
        }
    }
}
