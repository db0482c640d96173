@MainActor
extension Node {
    /// The path of this node's element: the names from the root down, as in the printed tree.
    ///
    /// A node without an element goes by that of the first element inside it, or else around it.
    package var path: String {
        var components: [String] = []
        var current: Node? = firstElement ?? self
        while let node = current {
            if let name = node.elementName { components.append(node.component(named: name)) }
            current = node.attachmentTarget ?? node.parent
        }
        return components.isEmpty ? "the root" : components.reversed().joined(separator: "/")
    }

    /// The nearest node around this one for which the printed tree shows an element.
    var enclosingElement: Node {
        var node: Node = self
        while node.elementName == nil, let parent = node.parent { node = parent }
        return node
    }

    /// The first element that this node shows at its own level.
    ///
    /// That is none of a modifier's views: without an element to lie on, they are not shown.
    var firstElement: Node? {
        if elementName != nil { return self }
        var found: Node?
        forEachChild { child in
            if found == nil, !child.isAttachment { found = child.firstElement }
        }
        return found
    }

    /// The last element that this node shows at its own level.
    var lastElement: Node? {
        if elementName != nil { return self }
        var found: Node?
        forEachChild { child in
            if !child.isAttachment { found = child.lastElement ?? found }
        }
        return found
    }

    private func component(named name: String) -> String {
        if isAttachment { return component(ofAttachment: name) }
        var top: Node = self
        while let parent = top.parent, parent.elementName == nil { top = parent }
        var ordinal = 0
        var isFound = false
        func count(_ node: Node) {
            if node === self { isFound = true }
            guard !isFound, !node.isAttachment else { return }
            if let other = node.elementName {
                if other == name { ordinal += 1 }
            } else {
                node.forEachChild(count)
            }
        }
        (top.parent ?? top).forEachChild(count)
        return ordinal == 0 ? name : "\(name)[\(ordinal)]"
    }

    /// Attachments come after what is inside their target, the innermost modifier's first.
    private func component(ofAttachment name: String) -> String {
        var ordinal = 0
        func count(_ node: Node) {
            guard let other = node.elementName else { return node.forEachChild(count) }
            if other == name, !node.isAttachment { ordinal += 1 }
        }
        attachmentTarget?.forEachChild(count)
        var modifier = attachmentTarget?.parent
        while let current = modifier, current !== parent {
            current.forEachChild { child in
                if child.isAttachment, child.elementName == name { ordinal += 1 }
            }
            modifier = current.parent
        }
        return ordinal == 0 ? name : "\(name)[\(ordinal)]"
    }
}
