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
}
