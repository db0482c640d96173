public import Foundation
public import TesseraCore
public import TesseraLayout

nonisolated extension View {
    /// Draws this view larger or smaller, in its own ratio.
    ///
    /// - Parameters:
    ///   - scale: The factor; -1 mirrors the view in both directions.
    ///   - anchor: The point that stays in place.
    public consuming func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(x: scale, y: scale, anchor: anchor)
    }

    /// Draws this view larger or smaller, by a factor for each direction.
    public consuming func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
    }

    /// Draws this view larger or smaller, by a factor for each direction; -1 mirrors it.
    ///
    /// The space that the view takes does not change, nor does its frame; it is touched where it is
    /// drawn, and not at all with a factor of 0.
    public consuming func scaleEffect(
        x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
    ) -> some View {
        modifier(ScaleModifier(x: x, y: y, anchor: anchor))
    }

    /// Draws this view turned clockwise.
    ///
    /// The space that the view takes does not change, nor does its frame; it is touched where it is
    /// drawn.
    ///
    /// - Parameters:
    ///   - angle: The angle, clockwise.
    ///   - anchor: The point that stays in place.
    public consuming func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        modifier(RotationModifier(angle: angle, anchor: anchor))
    }
}

nonisolated private struct ScaleModifier: PrimitiveModifier, LayoutModifier, Equatable {
    let x: CGFloat
    let y: CGFloat
    let anchor: UnitPoint

    var description: ModifierDescription? {
        let description =
            x == y
            ? ModifierDescription("scaleEffect").argument(x)
            : ModifierDescription("scaleEffect").argument("x", x, default: 1)
                .argument("y", y, default: 1)
        return description.argument("anchor", anchor, default: .center)
    }

    func box(around view: LayoutBox, in context: LayoutContext) -> LayoutBox {
        TransformBox(scale: CGSize(width: x, height: y), anchor: anchor, view)
    }
}

nonisolated private struct RotationModifier: PrimitiveModifier, LayoutModifier, Equatable {
    let angle: Angle
    let anchor: UnitPoint

    var description: ModifierDescription? {
        ModifierDescription("rotationEffect").argument(angle)
            .argument("anchor", anchor, default: .center)
    }

    func box(around view: LayoutBox, in context: LayoutContext) -> LayoutBox {
        TransformBox(angle: angle.radians, anchor: anchor, view)
    }
}
