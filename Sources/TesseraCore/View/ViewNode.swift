/// A node for views of one type.
@MainActor
public class ViewNode<Content: View>: Node {
    /// Gives the node the view that stands here now.
    @inlinable
    final func update(_ new: consuming Content) {
        Graph.visits += 1
        Content._update(self, to: consume new)
    }

    /// Takes over a new value and brings what is below up to date, in a node whose type is not known
    /// where the view is.
    @usableFromInline
    func receive(_ new: inout Content) {}
}

extension Node {
    /// Shows a view directly below: in the node that is there, which must be one for views of this
    /// type, or in a new one.
    @inlinable
    @MainActor final func show<Content: View>(_ content: consuming Content) {
        if let child {
            // The caller shows views of one type, until it removes the child.
            unsafeDowncast(child, to: ViewNode<Content>.self).update(consume content)
        } else if hasRoom {
            child = Content._makeNode(consume content, under: self)
        }
    }

    /// Whether the tree may go on below this node; what is left out otherwise is reported.
    @inlinable
    @MainActor final var hasRoom: Bool { depth < Graph.depthLimit || hasRoomBeyondLimit }

    @usableFromInline
    @MainActor final var hasRoomBeyondLimit: Bool {
        graph.noteOmission(below: self)
        return false
    }
}
