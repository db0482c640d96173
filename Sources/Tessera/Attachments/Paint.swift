import TesseraCore
import TesseraLayout

/// A modifier that paints an area behind a view or in front of it.
nonisolated private struct PaintModifier<Outline: Shape>:
    PrimitiveModifier, LayoutModifier, LayeredView
{
    // As in an attribute: what the printed tree shows.
    let call: any AttributeCall
    let area: Outline
    let fillStyle: FillStyle
    let isBehind: Bool

    static var isSought: Bool { true }

    var hasLayers: Bool { !isBehind }

    var description: ModifierDescription? { call.described }

    func box(around view: LayoutBox, in context: LayoutContext) -> LayoutBox {
        TouchAreaBox(
            ShapeArea(area, eoFill: fillStyle.isEOFilled), isBehind ? .behind : .inFront, view)
    }
}

nonisolated extension View {
    /// Paints an area of a shape, which is touched as a colour of this shape is.
    consuming func painted(
        _ call: some AttributeCall, in shape: some Shape, _ fillStyle: FillStyle = FillStyle(),
        isBehind: Bool
    ) -> some View {
        modifier(
            PaintModifier(call: call, area: shape, fillStyle: fillStyle, isBehind: isBehind))
    }
}
