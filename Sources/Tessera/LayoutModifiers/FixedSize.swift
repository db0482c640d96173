public import TesseraCore
import TesseraLayout

nonisolated extension View {
    /// Fixes this view at its ideal size.
    public consuming func fixedSize() -> some View {
        fixedSize(horizontal: true, vertical: true)
    }

    /// Fixes this view at its ideal width, its ideal height, or both.
    public consuming func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        modifier(FixedSizeModifier(horizontal: horizontal, vertical: vertical))
    }
}

nonisolated private struct FixedSizeModifier: PrimitiveModifier, LayoutModifier, Equatable {
    let horizontal: Bool
    let vertical: Bool

    var description: ModifierDescription? {
        let description = ModifierDescription("fixedSize")
        guard !(horizontal && vertical) else { return description }
        return description.argument("horizontal", horizontal).argument("vertical", vertical)
    }

    func box(around view: LayoutBox, in context: LayoutContext) -> LayoutBox {
        var axes: Axis.Set = []
        if horizontal { axes.insert(.horizontal) }
        if vertical { axes.insert(.vertical) }
        return FixedSizeBox(axes: axes, view)
    }
}
