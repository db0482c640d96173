extension ViewGraph {
    /// The nodes of the elements with a name, in the order of the printed tree.
    package func nodes(named name: String) -> [Node] {
        nodes(ElementSearch(name: name))
    }

    /// The nodes of the elements that say a text, in the order of the printed tree.
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
            let result = current.flatMap { isInside[ObjectIdentifier($0)] } ?? false
            for node in passed { isInside[node] = result }
            return result
        }
    }
}

/// A search for all elements of a tree that have a name, or say a text.
@MainActor
private struct ElementSearch {
    private let name: String?
    private let text: String?
    /// Whether the nodes of a class have the name. It is that of a view's type, for which they are made.
    // Made for a text, too: a lazy one would be held anew at each node.
    private let named = TypeTable<Bool>()
    private(set) var found: [Node] = []

    init(name: String? = nil, text: String? = nil) {
        (self.name, self.text) = (name, text)
    }

    /// Looks at a node, and at what the printed tree shows of those below it, in its order.
    mutating func look(at node: Node) {
        guard look(atOne: node) else { return }
        node.forEachChild { look(at: $0) }
    }

    /// Looks at a node itself, and tells whether the printed tree shows what is below it.
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
