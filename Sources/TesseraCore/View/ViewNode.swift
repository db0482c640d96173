/// The node of a view of one type.
@MainActor @usableFromInline
protocol ViewNode<Content>: Node {
    associatedtype Content

    init(_ view: consuming Content, under parent: borrowing Node)

    /// Called once after the node has been created.
    func begin()

    /// Replaces the node's view.
    func accept(_ new: consuming Content)
}

extension ViewNode {
    @inlinable
    func begin() {}

    /// Shows a view in its node, or returns a new node for the view.
    @inlinable
    static func show(
        _ view: consuming Content, in node: Node?, under parent: borrowing Node
    ) -> Node? {
        if let node {
            // The node was made below, for a view of the same type.
            unsafeDowncast(node, to: Self.self).accept(consume view)
            return nil
        }
        let node = Self(consume view, under: parent)
        node.begin()
        return node
    }
}

extension View {
    /// Updates the node of a view of this type.
    @inlinable
    static func update(_ node: Node, to view: consuming Self) {
        _ = _show(consume view, in: node, under: node)
    }
}

extension Node {
    /// Shows a view as the child of this node. An existing child must be a node for views of this
    /// type.
    @inlinable
    @MainActor package final func show<Content: View>(_ content: consuming Content) {
        if let child {
            Content.update(child, to: consume content)
        } else if hasRoom {
            child = Content._show(consume content, in: nil, under: self)
        }
    }

    /// Whether this node may have descendants. A tree that is too deep is reported.
    @inlinable
    @MainActor final var hasRoom: Bool { depth < Graph.depthLimit || !noteOmission() }

    @usableFromInline
    @MainActor final func noteOmission() -> Bool { graph.noteOmission(below: self) }
}
