public import TesseraCore

nonisolated extension View {
    /// Opens or closes this view to touches; a view inside cannot open itself again.
    ///
    /// A touch on a closed view goes to what is behind it: the view that it lies over, or the one
    /// around it. This is about fingers only. An assistive technology still adjusts and activates what is in
    /// this view.
    public consuming func allowsHitTesting(_ enabled: Bool) -> some View {
        modifier(HitTestingModifier(isEnabled: enabled))
    }
}

nonisolated extension View {
    /// Lets touches through, without a word in the printed tree.
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
    /// Why fingers go past the view, if they do.
    nonisolated var hitTestRefusal: String? {
        get { self[HitTestRefusalKey.self] }
        set { self[HitTestRefusalKey.self] = newValue }
    }
}
