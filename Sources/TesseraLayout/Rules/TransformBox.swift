package import Foundation

/// A box that is shown turned and in another scale, and lets nobody around it notice.
///
/// Its frame, and those inside, are as if it were not; a point is found where it is shown.
package final class TransformBox: UnaryBox {
    /// The factors of the width and the height.
    package var scale: CGSize { didSet { if scale != oldValue { invalidate() } } }
    /// The angle, clockwise, in radians.
    package var angle: Double { didSet { if angle != oldValue { invalidate() } } }
    /// The point that stays in place; it is counted from the leading edge.
    package var anchor: UnitPoint { didSet { if anchor != oldValue { invalidate() } } }

    package init(
        scale: CGSize = CGSize(width: 1, height: 1), angle: Double = 0, anchor: UnitPoint,
        _ child: LayoutBox
    ) {
        self.scale = scale
        self.angle = angle
        self.anchor = anchor
        super.init(child)
    }

    override func update(from new: LayoutBox) {
        guard let new = new as? TransformBox else { return }
        (scale, angle, anchor) = (new.scale, new.angle, new.anchor)
    }

    override func guide(_ key: AlignmentKey, _ proposal: Proposal) -> Double? {
        child.explicitGuide(key, proposal)
    }

    private var center: Point {
        let x = isRightToLeft ? 1 - anchor.x : anchor.x
        return Point(x: x * placedSize.width, y: anchor.y * placedSize.height)
    }

    override func shown(_ point: Point) -> Point {
        let distance = point - center
        let (x, y) = (distance.x * scale.width, distance.y * scale.height)
        return center
            + Point(x: x * cos(angle) - y * sin(angle), y: x * sin(angle) + y * cos(angle))
    }

    override func unshown(_ point: Point) -> Point? {
        guard scale.width != 0, scale.height != 0, (scale.width + scale.height + angle).isFinite
        else { return nil }
        let distance = point - center
        let x = distance.x * cos(angle) + distance.y * sin(angle)
        let y = distance.y * cos(angle) - distance.x * sin(angle)
        return center + Point(x: x / scale.width, y: y / scale.height)
    }

    override func reach(_ test: HitTest) -> Extent {
        let inner = super.reach(test)
        guard inner.minX <= inner.maxX, unshown(.zero) != nil else { return .empty }
        let corners = [
            Point(x: inner.minX, y: inner.minY), Point(x: inner.maxX, y: inner.minY),
            Point(x: inner.minX, y: inner.maxY), Point(x: inner.maxX, y: inner.maxY),
        ].map(shown)
        let reach = corners.reduce(Extent.empty) {
            $0.union(Extent(minX: $1.x, minY: $1.y, maxX: $1.x, maxY: $1.y))
        }
        return (reach.minX + reach.minY + reach.maxX + reach.maxY).isFinite ? reach : .empty
    }

    override func front(at point: Point, _ test: HitTest) -> LayoutBox? {
        unshown(point).flatMap { super.front(at: $0, test) }
    }
}
