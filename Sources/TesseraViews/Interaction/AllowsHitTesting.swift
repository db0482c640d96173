nonisolated extension View {
    /// Sets whether this view receives touches.
    ///
    /// A touch on a closed view goes to the view behind it, or to the enclosing view. A view inside
    /// a closed view cannot open itself. Assistive technologies still adjust and activate the
    /// elements in this view.
    public consuming func allowsHitTesting(_ enabled: Bool) -> some View {
        closedToTouches(!enabled, as: Call("allowsHitTesting").argument(enabled))
    }

    /// Closes this view to touches. The tree prints a call, if there is one.
    consuming func closedToTouches(_ isClosed: Bool = true, as call: Call? = nil) -> some View {
        setting(\.refusals.touch, ifSet: isClosed ? "not open to taps" : nil, as: call)
    }
}
