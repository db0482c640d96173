/// A node for views of one type.
@MainActor
public class ViewNode<Content: View>: Node {
    /// Replaces the node's view.
    @inlinable
    final func update(_ new: consuming Content) {
        Graph.visits += 1
        Content._update(self, to: consume new)
    }

    /// Replaces the view and updates the content, in a node whose exact type the caller does not
    /// know.
    @usableFromInline
    func receive(_ new: inout Content) {}
}

extension Node {
    /// Shows a view as the child of this node. An existing child must be a node for views of this
    /// type.
    @inlinable
    @MainActor package final func show<Content: View>(_ content: consuming Content) {
        if let child {
            // The caller shows views of one type until it removes the child.
            unsafeDowncast(child, to: ViewNode<Content>.self).update(consume content)
        } else if hasRoom {
            child = Content._makeNode(consume content, under: self)
        }
    }

    /// Whether this node may have descendants. A tree that is too deep is reported.
    @inlinable
    @MainActor final var hasRoom: Bool { depth < Graph.depthLimit || hasRoomBeyondLimit }

    @usableFromInline
    @MainActor final var hasRoomBeyondLimit: Bool {
        graph.noteOmission(below: self)
        return false
    }
}
