@MainActor
extension Node {
    /// The path of this node's element: the names from the root down, as in the printed tree.
    ///
    /// A node without an element goes by that of the first element inside it, or else around it.
    var path: String {
        var components: [String] = []
        var current: Node? = firstElement ?? self
        while let node = current {
            if let name = node.elementName { components.append(node.component(named: name)) }
            current = node.parent
        }
        return components.isEmpty ? "the root" : components.reversed().joined(separator: "/")
    }

    private var firstElement: Node? {
        if elementName != nil { return self }
        var found: Node?
        forEachChild { child in if found == nil { found = child.firstElement } }
        return found
    }

    private func component(named name: String) -> String {
        var top: Node = self
        while let parent = top.parent, parent.elementName == nil { top = parent }
        var ordinal = 0
        var isFound = false
        func count(_ node: Node) {
            if node === self { isFound = true }
            guard !isFound else { return }
            if let other = node.elementName {
                if other == name { ordinal += 1 }
            } else {
                node.forEachChild(count)
            }
        }
        (top.parent ?? top).forEachChild(count)
        return ordinal == 0 ? name : "\(name)[\(ordinal)]"
    }
}
