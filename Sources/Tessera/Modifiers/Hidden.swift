public import TesseraCore

nonisolated extension View {
    /// Leaves this view's space empty: what is in it is not drawn, not told and not to be used.
    public consuming func hidden() -> some View {
        modifier(HiddenModifier())
    }
}

nonisolated private struct HiddenModifier: EnvironmentModifier, Equatable {
    func transform(_ values: inout EnvironmentValues) { values.unseenReason = "hidden" }

    var description: ModifierDescription? { ModifierDescription("hidden") }
}
