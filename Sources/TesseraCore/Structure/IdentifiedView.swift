nonisolated extension View {
    /// Sets the identity of this view. A different `id` creates a new view with fresh state.
    public consuming func id<ID: Hashable>(_ id: ID) -> some View {
        IdentifiedView(id: id, content: self)
    }
}

nonisolated struct IdentifiedView<ID: Hashable, Content: View>: UnaryView {
    let id: ID
    let content: Content

    typealias _Identity = ID

    @MainActor consuming func _show(in node: UnaryNode<Self>) {
        node.show(content, as: id)
    }

    static var _printsIdentity: Bool { true }
}
