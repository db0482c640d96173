/// A group of views without its own layout.
///
/// The views take part in the enclosing layout one by one, and a modifier of the group applies to
/// each of them.
nonisolated public struct Group<Content: View>: UnaryView {
    @usableFromInline let content: Content

    /// Creates a group of views.
    @inlinable
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    @inlinable
    @MainActor public consuming func _show(in node: UnaryNode<Self>) {
        node.show(content, as: true)
    }
}
