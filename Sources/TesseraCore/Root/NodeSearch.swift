extension ViewGraph {
    /// Returns the nodes of the elements with a name, in the order of the printed tree.
    package func nodes(named name: String) -> [Node] {
        nodes(ElementSearch(name: name))
    }

    /// Returns the nodes of the elements with a text, in the order of the printed tree.
    package func nodes(saying text: String) -> [Node] {
        nodes(ElementSearch(text: text))
    }

    private func nodes(_ search: ElementSearch) -> [Node] {
        lookingAt { root in
            var search = search
            search.look(at: root)
            return search.found
        }
    }

    /// Returns the node of the element at a path.
    package func node(at path: String) -> Node? {
        lookingAt { $0.element(at: path) }
    }

    /// Returns those nodes whose elements appear inside the element of one of the others.
    package func nodes(_ nodes: [Node], inside others: [Node]) -> [Node] {
        var isInside: [ObjectIdentifier: Bool] = [:]
        for other in others { isInside[ObjectIdentifier(other)] = true }
        return nodes.filter { node in
            // The result of a path upwards is stored for all nodes on it.
            var passed: [ObjectIdentifier] = []
            var current = node.container
            while let node = current, isInside[ObjectIdentifier(node)] == nil {
                passed.append(ObjectIdentifier(node))
                current = node.container
            }
            let result = current.flatMap { isInside[ObjectIdentifier($0)] } ?? false
            for node in passed { isInside[node] = result }
            return result
        }
    }
}

/// A search for all elements with a name or a text.
@MainActor
private struct ElementSearch {
    private let name: String?
    private let text: String?
    /// Whether the nodes of a class have the name, since a class serves one type of views.
    // Not lazy, although a search for a text does not use it: a lazy property would be modified at
    // each node.
    private let named = TypeTable<Bool>()
    private(set) var found: [Node] = []

    init(name: String? = nil, text: String? = nil) {
        (self.name, self.text) = (name, text)
    }

    /// Visits a node and those of its descendants that the printed tree shows, in its order.
    mutating func look(at node: Node) {
        guard look(atOne: node) else { return }
        node.forEachChild { look(at: $0) }
    }

    /// Visits a node, and returns whether the printed tree shows its descendants.
    private mutating func look(atOne node: Node) -> Bool {
        if node.isWithheld { return false }
        if node.isAttachment {
            // Without a view to lie on, a modifier's views are not shown.
            guard let other = node.elementName, node.attachmentTarget != nil else { return false }
            if other == name { found.append(node) }
        } else if let name {
            if named.known(of: type(of: node), { node.elementName == name }) { found.append(node) }
        } else if let other = node.elementText, other == text {
            found.append(node)
        }
        return true
    }
}
