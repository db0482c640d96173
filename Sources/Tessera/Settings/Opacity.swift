public import TesseraCore

nonisolated extension View {
    /// Lets what is behind this view shine through: 0 hides the view, 1 shows it in full.
    ///
    /// A view that cannot be seen at all, with less than a thousandth, is neither touched nor
    /// announced.
    public consuming func opacity(_ opacity: Double) -> some View {
        modifier(OpacityModifier(opacity: opacity))
    }
}

nonisolated private struct OpacityModifier: EnvironmentModifier, Equatable {
    let opacity: Double

    func transform(_ values: inout EnvironmentValues) {
        if opacity < 0.001 { values.unseenReason = "transparent" }
    }

    var description: ModifierDescription? {
        ModifierDescription("opacity").argument(opacity)
    }
}
