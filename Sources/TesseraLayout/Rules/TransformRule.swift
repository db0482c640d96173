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

    package func transform(of box: Box) -> AffineTransform? {
        let x = box.isRightToLeft ? 1 - anchor.x : anchor.x
        let center = CGPoint(x: x * box.placedSize.width, y: anchor.y * box.placedSize.height)
        return AffineTransform(scale: scale, angle: angle, around: center)
    }
}

extension AffineTransform {
    /// Makes a transform that scales and rotates around a point.
    package init(scale: CGSize, angle: Double, around center: CGPoint) {
        self.init(translationByX: -center.x, byY: -center.y)
        self.scale(x: scale.width, y: scale.height)
        rotate(byRadians: angle)
        translate(x: center.x, y: center.y)
    }
}
