nonisolated extension View {
    /// Gives this view an identity of its own: another `id` makes another view, with fresh state.
    public consuming func id<ID: Hashable>(_ id: ID) -> some View {
        IdentifiedView(id: id, content: self)
    }
}

nonisolated struct IdentifiedView<ID: Hashable, Content: View>: View {
    let id: ID
    let content: Content

    typealias Body = Never

    @MainActor static func _makeNode(_ view: consuming Self, under parent: Node) -> ViewNode<Self> {
        IdentifiedNode(view, under: parent)
    }
}

private final class IdentifiedNode<ID: Hashable, Content: View>:
    ViewNode<IdentifiedView<ID, Content>>
{
    private var id: ID
    private var child: ViewNode<Content>?

    init(_ view: consuming IdentifiedView<ID, Content>, under parent: Node) {
        id = view.id
        super.init(under: parent)
        child = Content._makeNode(view.content, under: self)
    }

    override func accept(_ new: consuming IdentifiedView<ID, Content>) {
        if id == new.id {
            child?.update(new.content)
        } else {
            id = new.id
            child?.unmount()
            child = Content._makeNode(new.content, under: self)
            viewsDidChange()
        }
    }

    package override func forEachChild(_ visit: (Node) -> Void) {
        if let child { visit(child) }
    }

    override func describe(into writer: inout TreeWriter) {
        if let child { writer.identified(by: id, child) }
    }
}
