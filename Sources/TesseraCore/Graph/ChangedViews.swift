extension TreeWriter {
    /// Writes the composite views around changed nodes again. Returns the differences.
    mutating func rewrite(_ changed: [Node], below root: Node) -> ViewTree.Difference {
        var changedViews: Set<ObjectIdentifier> = []
        // These views and those around them.
        var marked: Set<ObjectIdentifier> = []
        for node in changed where node.isPresent {
            var next: Node? = node.compositeAround
            if let next { changedViews.insert(ObjectIdentifier(next)) }
            while let view = next, marked.insert(ObjectIdentifier(view)).inserted {
                next = view.container
            }
        }
        if changedViews.contains(ObjectIdentifier(root)) {
            let old = tree
            self = TreeWriter(root)
            return tree.difference(from: old)
        }
        var difference = ViewTree.Difference(changes: [])
        var (position, rest) = (0, changedViews.count)
        while position < views.count, rest > 0 {
            while let last = ancestors.last, position >= last + views[last].size {
                ancestors.removeLast()
            }
            let view = ObjectIdentifier(nodes[position])
            if changedViews.contains(view) {
                rest -= 1
                let old = rewriteView(at: position)
                for ancestor in ancestors {
                    views[ancestor].size += views[position].size - old.views.count
                }
                let new = ViewTree.Element(views: views[position...].prefix(views[position].size))
                difference.add(from: old, to: new, under: views.path(through: ancestors), [])
                position += new.views.count
            } else if marked.contains(view) {
                ancestors.append(position)
                position += 1
            } else {
                position += views[position].size
            }
        }
        ancestors = []
        return difference
    }

    /// Writes a view again. The additions of modifiers around it stay. Returns the old view.
    private mutating func rewriteView(at position: Int) -> ViewTree.Element {
        let (end, start) = (position + views[position].size, views.count)
        let old = ViewTree.Element(views: ArraySlice(Array(views[position..<end])))
        (level, counts, origins) = (Level(), [(old.name, old.ordinal)], [:])
        nodes[position].describe(into: &self)
        // The views of modifiers around the view lie directly inside it.
        var inside = position + 1
        while inside < end {
            if nodes[inside].isAttachment { nodes[inside].describe(into: &self) }
            inside += views[inside].size
        }
        views[start].id = old.id
        views[start].modifiers = old.modifiers
        views[start].environment = old.environment
        let new = (views: Array(views[start...]), nodes: Array(nodes[start...]))
        views.replaceSubrange(start..., with: [])
        nodes.replaceSubrange(start..., with: [])
        views.replaceSubrange(position..<end, with: new.views)
        nodes.replaceSubrange(position..<end, with: new.nodes)
        return old
    }
}

extension Node {
    /// The nearest composite view in the printed tree, or the root node.
    @MainActor fileprivate var compositeAround: Node {
        var node = self
        while node.elementName == nil || node.isPrimitiveView || node.isAttachment,
            let parent = node.parent
        {
            node = parent
        }
        return node
    }
}
