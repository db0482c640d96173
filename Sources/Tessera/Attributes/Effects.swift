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
        let isEven = x == y
        return modifier(
            Attribute("scaleEffect").argument(isEven ? x : nil, default: nil)
                .argument("x", isEven ? 1 : x, default: 1)
                .argument("y", isEven ? 1 : y, default: 1)
                .argument("anchor", anchor, default: .center))
    }

    /// Draws this view turned.
    public consuming func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        modifier(
            Attribute("rotationEffect").argument(angle)
                .argument("anchor", anchor, default: .center))
    }

    /// Draws a shadow behind this view.
    public consuming func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat,
        x: CGFloat = 0, y: CGFloat = 0
    ) -> some View {
        modifier(
            Attribute("shadow")
                .argument("color", color, default: Color(.sRGBLinear, white: 0, opacity: 0.33))
                .argument("radius", radius)
                .argument("x", x, default: 0).argument("y", y, default: 0))
    }
}
