public import TesseraCore

nonisolated extension View {
    /// Leaves this view's space empty: what is in it is not drawn, not told and not to be used.
    public consuming func hidden() -> some View {
        modifier(HiddenModifier())
    }
}

nonisolated private struct HiddenModifier: EnvironmentModifier, AccessibilitySource, Equatable {
    func transform(_ values: inout EnvironmentValues) {
        values.interactionRefusal = "hidden"
        values.hitTestRefusal = "hidden"
    }

    func change(_ attributes: inout AccessibilityAttributes) { attributes.isHidden = true }

    var description: ModifierDescription? { ModifierDescription("hidden") }
}
