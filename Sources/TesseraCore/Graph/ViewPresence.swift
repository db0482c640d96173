@MainActor
extension Node {
    /// A Boolean value that is true if there is a view at this node's level. One that has a body is
    /// there if what the body makes is.
    var hasViews: Bool {
        if isWithheld { return false }
        var isThere = isView
        forEachChild { if !isThere, !$0.isAttachment { isThere = $0.hasViews } }
        return isThere
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
