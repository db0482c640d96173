/// A box that is rotated and scaled without affecting the layout.
///
/// Frames ignore the transform; hit tests and shown points follow it.
package struct TransformRule: LayoutRule {
    /// The scale factors of the width and the height.
    package var scale: CGSize
    /// The angle in radians, clockwise.
    package var angle: Double
    /// The point that stays in place, relative to the leading edge.
    package var anchor: UnitPoint

    package init(
        scale: CGSize = CGSize(width: 1, height: 1), angle: Double = 0, anchor: UnitPoint
    ) {
        (self.scale, self.angle, self.anchor) = (scale, angle, anchor)
    }

    private func center(of box: Box) -> Point {
        let x = box.isRightToLeft ? 1 - anchor.x : anchor.x
        return Point(x: x * box.placedSize.width, y: anchor.y * box.placedSize.height)
    }

    package func shown(_ point: Point, in box: Box) -> Point {
        let center = center(of: box)
        let distance = point - center
        let (x, y) = (distance.x * scale.width, distance.y * scale.height)
        return center
            + Point(x: x * cos(angle) - y * sin(angle), y: x * sin(angle) + y * cos(angle))
    }

    package func unshown(_ point: Point, in box: Box) -> Point? {
        guard scale.width != 0, scale.height != 0, (scale.width + scale.height + angle).isFinite
        else { return nil }
        let center = center(of: box)
        let distance = point - center
        let x = distance.x * cos(angle) + distance.y * sin(angle)
        let y = distance.y * cos(angle) - distance.x * sin(angle)
        return center + Point(x: x / scale.width, y: y / scale.height)
    }

    package func reach(of box: Box) -> CGRect {
        let inner = box.reachOfChildren
        guard !inner.isNull, unshown(.zero, in: box) != nil else { return .null }
        return [inner.minX, inner.maxX].reduce(.null) { reach, x in
            [inner.minY, inner.maxY].reduce(reach) { reach, y in
                let corner = shown(Point(x: x, y: y), in: box)
                guard (corner.x + corner.y).isFinite else { return reach }
                return reach.union(CGRect(origin: CGPoint(corner), size: .zero))
            }
        }
    }

    package func front(at point: Point, in box: Box, _ test: HitTest) -> LayoutBox? {
        unshown(point, in: box).flatMap { box.frontChild(at: $0, test) }
    }
}
