nonisolated extension View {
    /// Presents a screen that covers all others while a value is true.
    ///
    /// It is like a sheet, but no gesture dismisses it: one of its views calls `\.dismiss`.
    ///
    /// - Parameters:
    ///   - isPresented: The value that presents the screen; dismissing the screen makes it false.
    ///   - onDismiss: The action to perform when the screen has disappeared; none by default.
    ///   - content: The screen.
    public consuming func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(
            PresentationModifier(
                .fullScreenCover, isPresented: isPresented, onDismiss: onDismiss, content: content))
    }

    /// Presents a screen for an item that covers all others, while the item is not `nil`.
    public consuming func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(
            PresentationModifier(
                .fullScreenCover, item: item, onDismiss: onDismiss, content: content))
    }

    /// Presents a popover while a value is true. As on a phone, it looks like a sheet.
    ///
    /// - Parameters:
    ///   - isPresented: The value that presents the popover; dismissing it makes the value false.
    ///   - arrowEdge: The edge for the arrow on a larger screen.
    ///   - content: The popover.
    public consuming func popover<Content: View>(
        isPresented: Binding<Bool>, arrowEdge: Edge = .top,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(PresentationModifier(.popover, isPresented: isPresented, content: content))
    }

    /// Presents a popover for an item, while the item is not `nil`.
    public consuming func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, arrowEdge: Edge = .top,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(PresentationModifier(.popover, item: item, content: content))
    }

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
