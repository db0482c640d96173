/// Views taken together, as if they stood where the group stands.
///
/// A modifier of a group modifies each of its views.
nonisolated public struct Group<Content: View>: StandIn {
    @usableFromInline let content: Content

    /// Makes a group of the views of a builder.
    @inlinable
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public typealias Body = Never

    @inlinable
    @MainActor public consuming func _show(in node: StandInNode<Self>) {
        node.show(content, as: true)
    }
}
