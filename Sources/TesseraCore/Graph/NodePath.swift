@MainActor
extension Node {
    /// The path of this node's element: the names from the root down, as in the printed tree.
    ///
    /// For a node without an element, the path is that of the first element inside it, or else of
    /// its nearest ancestor.
    package var path: String {
        var components: [String] = []
        var current: Node? = firstElement ?? self
        while let node = current {
            if let name = node.elementName {
                components.append(TreePath.component(name, node.ordinal(of: name)))
            }
            current = node.attachmentTarget ?? node.parent
        }
        return components.isEmpty ? "the root" : components.reversed().joined(separator: "/")
    }

    /// The nearest node with an element in the printed tree: this node or an ancestor.
    var enclosingElement: Node {
        var node: Node = self
        while node.elementName == nil, let parent = node.parent { node = parent }
        return node
    }

    /// The element that directly contains this node's element, or the root node.
    var container: Node? { attachmentTarget ?? parent?.enclosingElement }

    /// Returns the number of earlier siblings with the same name.
    ///
    /// A node that is being created is not yet among the siblings, but the earlier ones are.
    private func ordinal(of name: String) -> Int {
        var ordinal = 0
        _ = container?.firstElementInside { element, other in
            if element === self { return true }
            if other == name { ordinal += 1 }
            return false
        }
        return ordinal
    }

    /// Returns the element at a path below this node, which is the root.
    func element(at path: String) -> Node? {
        let components = TreePath.components(of: path)
        return components.isEmpty
            ? nil
            : components.reduce(Optional(self)) { around, component in
                var rest = component.ordinal
                return around?.firstElementInside { _, name in
                    guard name == component.name else { return false }
                    rest -= 1
                    return rest < 0
                }
            }
    }
}
