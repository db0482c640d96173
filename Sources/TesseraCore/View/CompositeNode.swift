extension View {
    @inlinable
    public static func _show(_ view: consuming Self, in node: Node?, under parent: Node) -> Node? {
        CompositeNode.show(consume view, in: node, under: parent)
    }

    // Inlined into each conformance, where the concrete type of the body is often known.
    @inlinable @inline(__always)
    public static func _showBody(of view: Self, in node: Node) {
        node.show(view.body)
    }
}

/// The node of a view with a body.
@usableFromInline
final class CompositeNode<Content: View>: BodyNode<Content>, ViewNode {
    @inlinable
    init(_ view: consuming Content, under parent: borrowing Node) {
        super.init(view, under: parent)
    }

    @inlinable
    func accept(_ new: consuming Content) { acceptOwner(consume new) }

    override func showBody(of view: inout Content) { Content._showBody(of: view, in: self) }

    package override func role<Wanted>(_ role: Wanted.Type) -> Wanted? { owner as? Wanted }
}
