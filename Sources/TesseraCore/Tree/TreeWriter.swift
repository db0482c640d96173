/// Takes the picture of a living tree.
struct TreeWriter {
    /// The elements written so far at the level being written.
    private var elements: [ViewTree.Element] = []
    private var counts = NameCounts()
    /// The names of the elements being written, from the top.
    private var path: [(name: String, ordinal: Int)] = []
    /// The styles met inside the innermost composite view being written.
    private var styles: [ViewTree.Style] = []
    /// The style layers whose modifiers belong to the next element at this level.
    private var carried: [AnyObject] = []
    private var origins: [ObjectIdentifier: String] = [:]
    /// The nodes of the elements, in the order of the tree.
    private(set) var nodes: [Node] = []

    @MainActor
    static func write(_ node: Node) -> (tree: ViewTree, nodes: [Node]) {
        var writer = TreeWriter()
        node.describe(into: &writer)
        return (ViewTree(roots: writer.elements), writer.nodes)
    }

    @MainActor
    mutating func element(
        _ description: ViewDescription, of node: Node, isComposite: Bool = false,
        content: (inout TreeWriter) -> Void
    ) {
        nodes.append(node)
        var element = ViewTree.Element(
            name: description.name, type: description.type,
            ordinal: counts.next(description.name), id: nil, text: description.text,
            values: description.values, modifiers: description.modifiers, styles: [],
            environment: [], children: [])
        path.append((element.name, element.ordinal))
        for layer in carried {
            let path = path.map { ViewTree.Element.pathComponent($0.name, $0.ordinal) }
            origins[ObjectIdentifier(layer)] = path.joined(separator: "/")
        }

        // Swapped and not copied: a second reference would have each element copy the others.
        var outerCounts = NameCounts()
        var outerCarried: [AnyObject] = []
        swap(&elements, &element.children)
        swap(&counts, &outerCounts)
        swap(&carried, &outerCarried)
        if isComposite { swap(&styles, &element.styles) }
        content(&self)
        swap(&elements, &element.children)
        swap(&counts, &outerCounts)
        swap(&carried, &outerCarried)
        if isComposite { swap(&styles, &element.styles) }

        path.removeLast()
        elements.append(consume element)
    }

    @MainActor
    mutating func modifier(
        _ modifier: ModifierDescription?, of node: Node, content: (inout TreeWriter) -> Void
    ) {
        let start = elements.count
        let outer = carried
        if let style = node.ownStyle { carried.append(style) }
        content(&self)
        carried = outer
        let environment = node.ownEnvironment?.printedValues ?? []
        for index in start..<elements.count {
            if let modifier { elements[index].modifiers.append(modifier) }
            elements[index].environment += environment.map {
                ViewTree.Value(name: $0.name, value: $0.value)
            }
        }
    }

    /// How many elements have been written at this level.
    var count: Int { elements.count }

    /// Adds an element inside the one written last at this level, after what that has inside.
    @MainActor
    mutating func attachment(
        _ description: ViewDescription, of node: Node, content: (inout TreeWriter) -> Void
    ) {
        guard var host = elements.popLast() else { return }
        let outer = (elements, counts, carried)
        elements = host.children
        counts = NameCounts()
        for element in elements { _ = counts.next(element.name) }
        carried = []
        path.append((host.name, host.ordinal))
        element(description, of: node, content: content)
        path.removeLast()
        host.children = elements
        (elements, counts, carried) = outer
        elements.append(host)
    }

    @MainActor
    mutating func identified(by id: some Hashable, content: (inout TreeWriter) -> Void) {
        let start = elements.count
        content(&self)
        let id = printedID(id)
        for index in start..<elements.count {
            elements[index].id = elements[index].id.map { "\(id).\($0)" } ?? id
        }
    }

    mutating func style(named name: String, from layer: AnyObject?) {
        let style = ViewTree.Style(
            name: name, origin: layer.flatMap { origins[ObjectIdentifier($0)] })
        if !styles.contains(style) { styles.append(style) }
    }
}

/// How many elements of each name there are at one level: of few names, as a rule.
private struct NameCounts {
    private var counts: [(name: String, count: Int)] = []

    /// How many there were of this name before.
    mutating func next(_ name: String) -> Int {
        guard let index = counts.firstIndex(where: { $0.name == name }) else {
            counts.append((name, 1))
            return 0
        }
        defer { counts[index].count += 1 }
        return counts[index].count
    }
}

/// An id as text. Most are numbers, which need not be asked how they are to be printed.
private func printedID(_ id: some Hashable) -> String {
    (id as? Int)?.description ?? "\(id)"
}
