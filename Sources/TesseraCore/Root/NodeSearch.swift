extension ViewGraph {
    /// The nodes of the elements with a name, in the order of the printed tree.
    package func nodes(named name: String) -> [Node] {
        nodes { _, other in other == name }
    }

    /// The nodes of the elements that say a text, in the order of the printed tree.
    package func nodes(saying text: String) -> [Node] {
        var description = ViewDescription(name: "")
        description.isForText = true
        return nodes { node, _ in
            description.text = nil
            node.describe(&description)
            return description.text == text
        }
    }

    /// The node of the element at a path.
    package func node(at path: String) -> Node? {
        lookingAt { $0.element(at: path) }
    }

    /// Those of some nodes of elements that the printed tree shows inside one of others.
    package func nodes(_ nodes: [Node], inside others: [Node]) -> [Node] {
        var isInside: [ObjectIdentifier: Bool] = [:]
        for other in others { isInside[ObjectIdentifier(other)] = true }
        return nodes.filter { node in
            // What is found out on the way up is remembered, for many are on the same way.
            var passed: [ObjectIdentifier] = []
            var current = node.container
            while let node = current, isInside[ObjectIdentifier(node)] == nil {
                passed.append(ObjectIdentifier(node))
                current = node.container
            }
            let result = current != nil && isInside[ObjectIdentifier(current!)] == true
            for node in passed { isInside[node] = result }
            return result
        }
    }

    private func nodes(where isMatch: (Node, _ name: String) -> Bool) -> [Node] {
        lookingAt { root in
            var nodes: [Node] = []
            root.forEachElement { node, name in
                if isMatch(node, name) { nodes.append(node) }
                return true
            }
            return nodes
        }
    }
}
