nonisolated extension View {
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
}
