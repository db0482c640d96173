@MainActor
extension Node {
    /// A Boolean value that is true if there is a view at this node's level. One that has a body is
    /// there if what the body makes is.
    var hasViews: Bool {
        // Without recursion: a tree may be deeper than the stack.
        var waiting: [Node] = [self]
        while let node = waiting.popLast() {
            if node.isWithheld { continue }
            if node.isView { return true }
            node.forEachChild { if !$0.isAttachment { waiting.append($0) } }
        }
        return false
    }

    /// Has those know who follow the coming and going of views, now that a node below this one has
    /// come, gone or changed its place.
    ///
    /// A node that is made needs not call this, nor what is made with it: whoever has made it does.
    @usableFromInline
    final func viewsDidChange() {
        graph.rearrangements += 1
        var node: Node? = self
        while let current = node, !current.isView, !current.isAttachment {
            if current.followsViews { current.viewsMayHaveChanged() }
            node = current.parent
        }
    }
}
