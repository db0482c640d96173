nonisolated extension View {
    /// Sets whether this view receives touches.
    ///
    /// A touch on a closed view goes to the view behind it, or to the enclosing view. A view inside
    /// a closed view cannot open itself. Assistive technologies still adjust and activate the
    /// elements in this view.
    public consuming func allowsHitTesting(_ enabled: Bool) -> some View {
        modifier(HitTestingModifier(isEnabled: enabled))
    }

    /// Closes this view to touches. The tree does not print this modifier.
    consuming func closedToTouches() -> some View {
        modifier(HitTestingModifier(isEnabled: false, isPrinted: false))
    }
}

nonisolated private struct HitTestingModifier: EnvironmentModifier, Equatable {
    let isEnabled: Bool
    var isPrinted = true

    func transform(_ values: inout EnvironmentValues) {
        if !isEnabled { values.refusals.touch = "not open to taps" }
    }

    var description: ModifierDescription? {
        isPrinted ? Call("allowsHitTesting").argument(isEnabled).described : nil
    }
}
