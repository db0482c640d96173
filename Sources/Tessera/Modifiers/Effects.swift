public import Foundation
public import TesseraCore
public import TesseraLayout

nonisolated extension View {
    /// Draws this view larger or smaller than it is.
    public consuming func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(x: scale, y: scale, anchor: anchor)
    }

    /// Draws this view larger or smaller than it is.
    public consuming func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        scaleEffect(x: scale.width, y: scale.height, anchor: anchor)
    }

    /// Draws this view larger or smaller than it is; -1 mirrors it.
    public consuming func scaleEffect(
        x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
    ) -> some View {
        modifier(ScaleModifier(x: x, y: y, anchor: anchor))
    }

    /// Draws this view turned.
    public consuming func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        modifier(RotationModifier(angle: angle, anchor: anchor))
    }

    /// Draws a shadow behind this view.
    public consuming func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat,
        x: CGFloat = 0, y: CGFloat = 0
    ) -> some View {
        modifier(ShadowModifier(color: color, radius: radius, x: x, y: y))
    }
}

nonisolated private struct ScaleModifier: PrimitiveModifier, Equatable {
    let x: CGFloat
    let y: CGFloat
    let anchor: UnitPoint

    var description: ModifierDescription? {
        let description = ModifierDescription("scaleEffect")
        let scaled =
            x == y
            ? description.argument(x)
            : description.argument("x", x, default: 1).argument("y", y, default: 1)
        return scaled.argument("anchor", anchor, default: .center)
    }
}

nonisolated private struct RotationModifier: PrimitiveModifier, Equatable {
    let angle: Angle
    let anchor: UnitPoint

    var description: ModifierDescription? {
        ModifierDescription("rotationEffect").argument(angle)
            .argument("anchor", anchor, default: .center)
    }
}

nonisolated private struct ShadowModifier: PrimitiveModifier, Equatable {
    let color: Color
    let radius: CGFloat
    let x: CGFloat
    let y: CGFloat

    var description: ModifierDescription? {
        ModifierDescription("shadow")
            .argument("color", color, default: Color(.sRGBLinear, white: 0, opacity: 0.33))
            .argument("radius", radius)
            .argument("x", x, default: 0).argument("y", y, default: 0)
    }
}
