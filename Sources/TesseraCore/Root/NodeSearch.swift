extension ViewGraph {
    /// Returns the nodes of the elements with a name, in the order of the printed tree.
    package func nodes(named name: String) -> [Node] { nodes { $0.elementName == name } }

    /// Returns the nodes of the elements with a text, in the order of the printed tree.
    package func nodes(saying text: String) -> [Node] { nodes { $0.elementText == text } }

    private func nodes(where isMatch: (Node) -> Bool) -> [Node] {
        lookingAt { root in
            var found: [Node] = []
            root.walk { node in
                // Without a view to lie on, a modifier's views are not shown.
                let isShown =
                    !node.isAttachment || node.elementName != nil && node.attachmentTarget != nil
                if isShown, isMatch(node) { found.append(node) }
                return isShown ? .enter : .skip
            }
            return found
        }
    }

    /// Returns the node of the element at a path.
    package func node(at path: String) -> Node? {
        let path = TreePath.normalized(path)
        guard let name = TreePath.components(of: path).last?.name else { return nil }
        return nodes(named: name).first { $0.path == path }
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
