public import TesseraCore

nonisolated extension View {
    /// Lets what is behind this view shine through: 0 hides the view, 1 shows it in full.
    public consuming func opacity(_ opacity: Double) -> some View {
        modifier(OpacityModifier(opacity: opacity))
    }
}

nonisolated private struct OpacityModifier: PrimitiveModifier, Equatable {
    let opacity: Double

    var description: ModifierDescription? {
        ModifierDescription("opacity").argument(opacity)
    }
}
