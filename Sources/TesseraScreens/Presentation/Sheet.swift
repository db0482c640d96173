nonisolated extension View {
    /// Presents a screen in front of this view while a value is true.
    ///
    /// ```swift
    /// Text("Books").sheet(isPresented: $isAdding) { AddBookView() }
    /// // Text "Books" .sheet(…)
    /// //   sheet
    /// //     AddBookView
    /// ```
    ///
    /// Each presentation makes a new screen. The screen has the environment of the modifier, and
    /// its `\.dismiss` makes the value false. The views behind it stay in the tree, but are neither
    /// touched nor announced. If there are several sheets, only the last one presented is in use.
    ///
    /// - Parameters:
    ///   - isPresented: The value that presents the screen; dismissing the screen makes it false.
    ///   - onDismiss: The action to perform when the screen has disappeared; none by default.
    ///   - content: The screen.
    public consuming func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(
            PresentationModifier(
                .sheet, isPresented: isPresented, onDismiss: onDismiss, content: content))
    }

    /// Presents a screen for an item in front of this view, while the item is not `nil`.
    ///
    /// ```swift
    /// Text("Books").sheet(item: $selection) { book in BookDetail(book: book) }
    /// ```
    ///
    /// Dismissing the screen sets the item to `nil`. An item with another id replaces the screen
    /// and performs `onDismiss`. If only other properties of the item change, the screen is updated
    /// in place.
    ///
    /// - Parameters:
    ///   - item: The item of the screen.
    ///   - onDismiss: The action to perform when a screen has disappeared; none by default.
    ///   - content: A function that receives the item and returns the screen.
    public consuming func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(
            PresentationModifier(.sheet, item: item, onDismiss: onDismiss, content: content))
    }
}
