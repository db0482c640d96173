public import TesseraCore

nonisolated extension View {
    /// Sets where this view can be touched.
    public consuming func contentShape<Outline: Shape>(
        _ shape: Outline, eoFill: Bool = false
    ) -> some View {
        modifier(ContentShapeModifier(shape: shape, isEOFilled: eoFill))
    }
}

nonisolated private struct ContentShapeModifier<Outline: Shape>: PrimitiveModifier {
    let shape: Outline
    let isEOFilled: Bool

    var description: ModifierDescription? {
        ModifierDescription("contentShape").argument(shape)
            .argument("eoFill", isEOFilled, default: false)
    }
}
