package import Foundation

/// The part of a box that answers to a finger, where it is not all of its rectangle.
package protocol TouchArea {
    /// Returns true if a point, counted from the upper left corner of a box, is in the area.
    func contains(_ point: CGPoint, in size: CGSize) -> Bool
    /// Returns a rectangle around the area.
    func bounds(in size: CGSize) -> CGRect
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
        let isInside = area.contains(CGPoint(point), in: CGSize(placedSize))
        func own() -> LayoutBox? { isInside && test.accepts(self) ? self : nil }
        switch place {
        case .around: return isInside ? super.front(at: point, test) ?? own() : nil
        case .inFront: return own() ?? super.front(at: point, test)
        case .behind: return super.front(at: point, test) ?? own()
        }
    }
}
