public import Foundation
public import TesseraCore

nonisolated extension View {
    /// Draws a shadow behind this view.
    ///
    /// - Parameters:
    ///   - color: The shadow's colour; a third of black by default.
    ///   - radius: The blur of the shadow's edge, in points.
    ///   - x: The distance of the shadow to the right.
    ///   - y: The distance of the shadow downwards.
    public consuming func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat,
        x: CGFloat = 0, y: CGFloat = 0
    ) -> some View {
        attribute(
            Call("shadow")
                .argument("color", color, default: Color(.sRGBLinear, white: 0, opacity: 0.33))
                .argument("radius", radius)
                .argument("x", x, default: 0).argument("y", y, default: 0))
    }
}
