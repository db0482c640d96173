public import TesseraCore

nonisolated extension View {
    /// Sets whether this view receives touches.
    ///
    /// A touch on a closed view goes to the view behind it, or to the enclosing view. A view inside
    /// a closed view cannot open itself. Assistive technologies still adjust and activate the
    /// elements in this view.
    public consuming func allowsHitTesting(_ enabled: Bool) -> some View {
        modifier(HitTestingModifier(isEnabled: enabled))
    }
}

nonisolated extension View {
    /// Closes this view to touches. The tree does not print this modifier.
    consuming func closedToTouches() -> some View {
        modifier(HitTestingModifier(isEnabled: false, isPrinted: false))
    }
}

nonisolated private struct HitTestingModifier: EnvironmentModifier, Equatable {
    let isEnabled: Bool
    var isPrinted = true

    func transform(_ values: inout EnvironmentValues) {
        if !isEnabled { values.hitTestRefusal = "not open to taps" }
    }

    var description: ModifierDescription? {
        isPrinted ? ModifierDescription("allowsHitTesting").argument(isEnabled) : nil
    }
}

private struct HitTestRefusalKey: PlaceEnvironmentKey {
    static let defaultValue: String? = nil
}

extension EnvironmentValues {
    /// The reason why touches pass through the view; `nil` if they do not.
    nonisolated var hitTestRefusal: String? {
        get { self[HitTestRefusalKey.self] }
        set { self[HitTestRefusalKey.self] = newValue }
    }
}
