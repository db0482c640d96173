extension View {
    @inlinable
    public static func _makeNode(
        _ view: consuming Self, under parent: Node
    ) -> ViewNode<Self> {
        let node = CompositeNode(consume view, under: parent)
        node.begin()
        return node
    }

    @inlinable
    public static func _update(_ node: ViewNode<Self>, to view: consuming Self) {
        // The node was made above.
        unsafeDowncast(node, to: CompositeNode<Self>.self).acceptOwner(consume view)
    }

    // Inlined into each conformance, where the concrete type of the body is often known.
    @inlinable @inline(__always)
    public static func _showBody(of view: Self, in node: Node) {
        node.show(view.body)
    }
}

/// The node of a view with a body.
@usableFromInline
final class CompositeNode<Content: View>: BodyNode<Content, Content> {
    @inlinable
    init(_ view: consuming Content, under parent: borrowing Node) {
        super.init(view, under: parent)
    }

    override func showBody() { showBody(of: &owner) }

    private func showBody(of view: inout Content) { Content._showBody(of: view, in: self) }

    package override func role<Wanted>(_ role: Wanted.Type) -> Wanted? { owner as? Wanted }
}
