extension ViewGraph {
    /// Returns the nodes of the elements with a name, in the order of the printed tree.
    package func nodes(named name: String) -> [Node] { nodes { $0.elementName == name } }

    /// Returns the nodes of the elements with a text, in the order of the printed tree.
    package func nodes(saying text: String) -> [Node] { nodes { $0.elementText == text } }

    private func nodes(where isMatch: (Node) -> Bool) -> [Node] {
        lookingAt { root in
            var found: [Node] = []
            let hasAlternatives = root.graph.hasAlternatives
            @MainActor func look(at node: Node) {
                if hasAlternatives, node.isHiddenAlternative { return }
                // Without a view to lie on, a modifier's views are not shown.
                if node.isAttachment, node.elementName == nil || node.attachmentTarget == nil {
                    return
                }
                if isMatch(node) { found.append(node) }
                node.forEachChild(look)
            }
            look(at: root)
            return found
        }
    }

    /// Returns the node of the element at a path.
    package func node(at path: String) -> Node? {
        lookingAt { $0.element(at: path) }
    }

    /// Returns those nodes whose elements appear inside the element of one of the others.
    package func nodes(_ nodes: [Node], inside others: [Node]) -> [Node] {
        let others = Set(others.map { ObjectIdentifier($0) })
        return nodes.filter { node in
            sequence(first: node, next: \.container).dropFirst().contains {
                others.contains(ObjectIdentifier($0))
            }
        }
    }
}
