public import TesseraCore

nonisolated extension View {
    /// Lets this view have the focus, or keeps it from it.
    ///
    /// The view is one stop: Tab goes from stop to stop in the order of the tree, and a host gives the
    /// focus by ``ViewHost/focus(_:)``. The keys that are pressed go to the `onKeyPress` modifiers of
    /// the view and of those around it. A view that is disabled, hidden or covered has no focus.
    public consuming func focusable(_ isFocusable: Bool = true) -> some View {
        modifier(FocusableModifier(isFocusable: isFocusable))
    }
}

nonisolated private struct FocusableModifier: PrimitiveModifier, FocusStop, Equatable {
    let isFocusable: Bool

    var description: ModifierDescription? {
        ModifierDescription("focusable").argument(isFocusable, default: true)
    }
}
