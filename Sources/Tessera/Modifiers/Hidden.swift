public import TesseraCore

nonisolated extension View {
    /// Leaves this view's space empty: what is in it is not drawn, not told and not to be used.
    public func hidden() -> some View {
        modifier(HiddenModifier())
    }
}

nonisolated package struct HiddenModifier: EnvironmentModifier, AccessibilitySource, Equatable {
    package func transform(_ values: inout EnvironmentValues) {
        values.interactionRefusal = "hidden"
        values.hitTestRefusal = "hidden"
    }

    func change(_ attributes: inout AccessibilityAttributes) { attributes.isHidden = true }

    package var description: ModifierDescription? { ModifierDescription("hidden") }
}
