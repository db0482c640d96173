public import TesseraCore

nonisolated extension View {
    /// Says whether this view can be tapped at all; a view inside cannot open itself again.
    ///
    /// This is about fingers only. An assistive technology still adjusts and activates what is in
    /// this view.
    public consuming func allowsHitTesting(_ enabled: Bool) -> some View {
        modifier(HitTestingModifier(isEnabled: enabled))
    }
}

nonisolated private struct HitTestingModifier: EnvironmentModifier, Equatable {
    let isEnabled: Bool

    func transform(_ values: inout EnvironmentValues) {
        if !isEnabled { values.hitTestRefusal = "not open to taps" }
    }

    var description: ModifierDescription? {
        ModifierDescription("allowsHitTesting").argument(isEnabled)
    }
}

private struct HitTestRefusalKey: EnvironmentKey {
    static let defaultValue: String? = nil
}

extension EnvironmentValues {
    /// Why fingers go past the view, if they do.
    nonisolated var hitTestRefusal: String? {
        get { self[HitTestRefusalKey.self] }
        set { self[HitTestRefusalKey.self] = newValue }
    }
}

extension Node {
    /// Why this node does not respond to fingers, if it does not.
    @MainActor
    var touchRefusal: String? { refusal ?? environment.hitTestRefusal }
}
