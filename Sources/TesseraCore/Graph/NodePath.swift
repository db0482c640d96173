@MainActor
extension Node {
    /// The path of this node's element: the names from the root down, as in the printed tree.
    ///
    /// A node without an element goes by that of the first element inside it, or else around it.
    package var path: String {
        var components: [String] = []
        var current: Node? = firstElement ?? self
        while let node = current {
            if let name = node.elementName {
                components.append(TreePath.component(name, node.ordinal(of: name)))
            }
            current = node.attachmentTarget ?? node.parent
        }
        return components.isEmpty ? "the root" : TreePath.joined(components.reversed())
    }

    /// The path of the element around this node's element, and the ordinal of the node's element in it.
    var pathInParent: (parent: String, ordinal: Int) {
        guard let elementName, let container else { return ("", 0) }
        return (
            container.elementName == nil ? "" : container.path, ordinal(of: elementName)
        )
    }

    /// The nearest node around this one for which the printed tree shows an element.
    var enclosingElement: Node {
        var node: Node = self
        while node.elementName == nil, let parent = node.parent { node = parent }
        return node
    }

    /// The element that this node's element is shown directly inside, or the node above all others.
    var container: Node? { attachmentTarget ?? parent?.enclosingElement }

    /// Returns the number of elements of a name that come before this one, directly inside the same
    /// element.
    ///
    /// While the node is being made it is not there yet, but those before it are.
    private func ordinal(of name: String) -> Int {
        var ordinal = 0
        container?.forEachElementInside { other, otherName in
            if other === self { return false }
            if otherName == name { ordinal += 1 }
            return true
        }
        return ordinal
    }

    /// The element at a path below this node, which is the one above all others.
    func element(at path: String) -> Node? {
        var found: Node?
        for component in TreePath.components(of: path) {
            var ordinals = 0
            var next: Node?
            (found ?? self).forEachElementInside { element, name in
                guard name == component.name else { return true }
                if ordinals == component.ordinal { next = element }
                ordinals += 1
                return next == nil
            }
            guard let next else { return nil }
            found = next
        }
        return found
    }
}
