nonisolated extension View {
    /// Sets whether this view can have the focus.
    ///
    /// The view becomes a focus stop. Tab moves from stop to stop in tree order, and
    /// ``TesseraViews/ViewHost/focus(_:)`` moves the focus directly. The `onKeyPress` modifiers of
    /// the view and its ancestors receive the pressed keys. A disabled, hidden or covered view
    /// cannot have the focus.
    public consuming func focusable(_ isFocusable: Bool = true) -> some View {
        modifier(FocusableModifier(isFocusable: isFocusable))
    }
}

nonisolated private struct FocusableModifier: PrimitiveModifier, FocusStop, Equatable {
    let isFocusable: Bool

    var description: ModifierDescription? {
        Call("focusable").argument(isFocusable, default: true).described
    }
}
