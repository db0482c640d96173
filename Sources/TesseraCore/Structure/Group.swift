/// Views taken together, as if they stood where the group stands.
///
/// A modifier of a group modifies each of its views.
nonisolated public struct Group<Content: View>: View {
    let content: Content

    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public typealias Body = Never

    @MainActor public static func _makeNode(_ view: Self, under parent: Node) -> ViewNode<Self> {
        GroupNode(view, under: parent)
    }
}

private final class GroupNode<Content: View>: ViewNode<Group<Content>> {
    private var child: ViewNode<Content>?

    override init(_ view: Group<Content>, under parent: Node) {
        super.init(view, under: parent)
        child = Content._makeNode(view.content, under: self)
    }

    override func accept(_ new: consuming Group<Content>) {
        view = new
        child?.update(view.content)
    }

    package override func forEachChild(_ visit: (Node) -> Void) {
        if let child { visit(child) }
    }
}
