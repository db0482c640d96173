nonisolated extension View {
    /// Gives this view an identity of its own: another `id` makes another view, with fresh state.
    public func id<ID: Hashable>(_ id: ID) -> some View {
        IdentifiedView(id: id, content: self)
    }
}

nonisolated struct IdentifiedView<ID: Hashable, Content: View>: View {
    let id: ID
    let content: Content

    typealias Body = Never

    @MainActor static func _makeNode(_ view: Self, under parent: Node) -> ViewNode<Self> {
        IdentifiedNode(view, under: parent)
    }
}

private final class IdentifiedNode<ID: Hashable, Content: View>:
    ViewNode<IdentifiedView<ID, Content>>
{
    private var child: ViewNode<Content>?

    override init(_ view: IdentifiedView<ID, Content>, under parent: Node) {
        super.init(view, under: parent)
        child = Content._makeNode(view.content, under: self)
    }

    override func accept(_ new: consuming IdentifiedView<ID, Content>) {
        let isSame = view.id == new.id
        view = new
        if isSame {
            child?.update(view.content)
        } else {
            child?.unmount()
            child = Content._makeNode(view.content, under: self)
        }
    }

    package override func forEachChild(_ visit: (Node) -> Void) {
        if let child { visit(child) }
    }

    override func describe(into writer: inout TreeWriter) {
        if let child { writer.identified(by: view.id, child) }
    }
}
