/// A box that is rotated and scaled without affecting the layout.
///
/// Frames ignore the transform; hit tests and shown points follow it.
package struct TransformRule: LayoutRule {
    /// The transform around the anchor.
    package var transform: AffineTransform
    /// The point that stays in place, relative to the leading edge.
    package var anchor: UnitPoint

    package init(_ transform: AffineTransform, anchor: UnitPoint) {
        (self.transform, self.anchor) = (transform, anchor)
    }

    package func transform(of box: Box) -> AffineTransform? {
        let x = box.isRightToLeft ? 1 - anchor.x : anchor.x
        return transform.around(
            CGPoint(x: x * box.placedSize.width, y: anchor.y * box.placedSize.height))
    }
}

extension AffineTransform {
    /// Returns the transform with a point as its origin.
    package func around(_ center: CGPoint) -> AffineTransform {
        var transform = AffineTransform(translationByX: -center.x, byY: -center.y)
        transform.append(self)
        transform.append(AffineTransform(translationByX: center.x, byY: center.y))
        return transform
    }
}
