public import Foundation
public import TesseraCore

nonisolated extension View {
    /// Cuts this view to a shape.
    public consuming func clipShape<Outline: Shape>(
        _ shape: Outline, style: FillStyle = FillStyle()
    ) -> some View {
        modifier(ClipModifier(shape: shape, style: style))
    }

    /// Cuts off what this view draws outside its bounds.
    public consuming func clipped(antialiased: Bool = false) -> some View {
        modifier(ClippedModifier(isAntialiased: antialiased))
    }

    /// Cuts off this view's corners.
    public consuming func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        modifier(CornerRadiusModifier(radius: radius, isAntialiased: antialiased))
    }
}

nonisolated private struct ClipModifier<Outline: Shape>: PrimitiveModifier {
    let shape: Outline
    let style: FillStyle

    var description: ModifierDescription? {
        ModifierDescription("clipShape").argument(shape)
            .argument("eoFill", style.isEOFilled, default: false)
            .argument("antialiased", style.isAntialiased, default: true)
    }
}

nonisolated private struct ClippedModifier: PrimitiveModifier, Equatable {
    let isAntialiased: Bool

    var description: ModifierDescription? {
        ModifierDescription("clipped").argument("antialiased", isAntialiased, default: false)
    }
}

nonisolated private struct CornerRadiusModifier: PrimitiveModifier, Equatable {
    let radius: CGFloat
    let isAntialiased: Bool

    var description: ModifierDescription? {
        ModifierDescription("cornerRadius").argument(radius)
            .argument("antialiased", isAntialiased, default: true)
    }
}
