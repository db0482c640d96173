/// Views taken together, as if they stood where the group stands.
///
/// A modifier of a group modifies each of its views.
nonisolated public struct Group<Content: View>: View {
    @usableFromInline let content: Content

    /// Makes a group of the views of a builder.
    @inlinable
    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public typealias Body = Never

    @inlinable
    @MainActor public static func _makeNode(
        _ view: consuming Self, under parent: Node
    ) -> ViewNode<Self> {
        GroupNode(view, under: parent)
    }

    @inlinable
    @MainActor public static func _update(_ node: ViewNode<Self>, to view: consuming Self) {
        // The node was made above.
        unsafeDowncast(node, to: GroupNode<Content>.self).accept(view)
    }
}

@usableFromInline
final class GroupNode<Content: View>: ViewNode<Group<Content>> {
    @usableFromInline var child: ViewNode<Content>?

    @inlinable
    init(_ view: consuming Group<Content>, under parent: Node) {
        super.init(under: parent)
        child = Content._makeNode(view.content, under: self)
    }

    @inlinable
    override func accept(_ new: consuming Group<Content>) {
        child?.update(new.content)
    }

    package override func forEachChild(_ visit: (Node) -> Void) {
        if let child { visit(child) }
    }
}
