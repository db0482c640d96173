nonisolated extension View {
    /// Sets whether gestures leave the sheet that contains this view alone. Its views can still
    /// dismiss it.
    public consuming func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        modifier(DismissalModifier(isDisabled: isDisabled))
    }
}

nonisolated private struct DismissalModifier: PrimitiveModifier, Role {
    let isDisabled: Bool

    var description: ModifierDescription? {
        Call("interactiveDismissDisabled").argument(isDisabled, default: true).described
    }
}

extension Node {
    /// Whether a view of a screen below this node disables the dismissal of the screen.
    @MainActor func holds(_ screen: PresentedScreen) -> Bool {
        firstNode {
            $0.role(DismissalModifier.self)?.isDisabled == true
                && $0.environment.presentedScreen === screen
        } != nil
    }
}
