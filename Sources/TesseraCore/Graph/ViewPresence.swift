@MainActor
extension Node {
    /// Whether another view is shown instead of this node's view.
    package final var isHiddenAlternative: Bool {
        uncountedGraph.uncounted(\.hasAlternatives)
            && sequence(first: self, next: \.parent).contains { $0.hides(self) }
    }

    /// Whether there is a view at this node's level. A composite view is present if its body
    /// contains a view.
    var hasViews: Bool {
        if isHiddenAlternative { return false }
        var isThere = isView
        forEachChild { if !isThere, !$0.isAttachment { isThere = $0.hasViews } }
        return isThere
    }

    /// Notifies the ancestors that follow views, after a node below this one has come, gone or
    /// moved.
    ///
    /// A node that is being created need not call this: its creator does.
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
