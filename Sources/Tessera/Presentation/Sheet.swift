public import TesseraCore
import TesseraLayout

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
    /// The screen is made anew each time. It sees the environment of the place where the modifier
    /// stands, and `\.dismiss` there makes the value false. What is behind it stays in the tree, but
    /// is neither touched nor announced; of several sheets, only the last one presented is.
    ///
    /// - Parameters:
    ///   - isPresented: The value that presents the screen; dismissing the screen makes it false.
    ///   - onDismiss: An action to perform when the screen has gone; none by default.
    ///   - content: The screen.
    public consuming func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(
            PresentationModifier(
                attachment: PresentedContent(
                    .sheet, isPresented: isPresented, onDismiss: onDismiss, content: content)))
    }

    /// Presents a screen for an item in front of this view, while there is one.
    ///
    /// ```swift
    /// Text("Books").sheet(item: $selection) { book in BookDetail(book: book) }
    /// ```
    ///
    /// Dismissing the screen makes the item `nil`. An item with another id is another screen: the one
    /// before goes, and `onDismiss` is performed; the same item with other properties updates the
    /// screen that is there.
    ///
    /// - Parameters:
    ///   - item: The item that the screen is for.
    ///   - onDismiss: An action to perform when a screen has gone; none by default.
    ///   - content: A function that receives the item and returns the screen.
    public consuming func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(
            PresentationModifier(
                attachment: PresentedContent(
                    .sheet, item: item.wrappedValue.map { AnyHashable($0.id) },
                    isPresented: Binding(isPresent: item), onDismiss: onDismiss
                ) {
                    if let item = item.wrappedValue { content(item) }
                }))
    }
}

nonisolated extension Binding where Value == Bool {
    /// Makes a binding that is true while there is a value, and that takes the value away.
    init<Wrapped>(isPresent value: Binding<Wrapped?>) {
        if value.isConstant {
            self = .constant(value.wrappedValue != nil)
        } else {
            self.init(
                get: { value.wrappedValue != nil },
                set: { if !$0 { value.wrappedValue = nil } })
        }
    }
}
