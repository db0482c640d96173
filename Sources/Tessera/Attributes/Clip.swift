public import Foundation
public import TesseraCore

nonisolated extension View {
    /// Cuts this view to a shape.
    public consuming func clipShape<Outline: Shape>(
        _ shape: Outline, style: FillStyle = FillStyle()
    ) -> some View {
        modifier(
            Attribute("clipShape").argument(shape).arguments(style))
    }

    /// Cuts off what this view draws outside its bounds.
    public consuming func clipped(antialiased: Bool = false) -> some View {
        modifier(Attribute("clipped").argument("antialiased", antialiased, default: false))
    }

    /// Cuts off this view's corners.
    public consuming func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        modifier(
            Attribute("cornerRadius").argument(radius)
                .argument("antialiased", antialiased, default: true))
    }
}
