/// Takes the picture of a living tree.
///
/// A node says what it shows by one call of `element`, `modifier`, `identified` and the like; the
/// nodes below it have their turn later, from a list and not by recursion: a tree may be deeper
/// than the stack.
struct TreeWriter {
    /// The elements written so far at the level being written.
    private var elements: [ViewTree.Element] = []
    private var counts = NameCounts()
    /// The style layers whose modifiers belong to the next element at this level.
    private var carried: [AnyObject] = []
    /// The elements being written, from the top, each with the level that it stands in.
    private var open: [ViewTree.Element] = []
    private var levels: [Level] = []
    /// The names of the elements being written, from the top.
    private var path: [(name: String, ordinal: Int)] = []
    /// The styles met inside the innermost composite view being written.
    private var styles: [ViewTree.Style] = []
    private var origins: [ObjectIdentifier: String] = [:]
    /// The nodes of the elements, in the order of the tree.
    private(set) var nodes: [Node] = []
    /// What is left to do, the last first.
    private var steps: [Step] = []
    /// How many elements there were at this level when something began that is not yet ended.
    private var marks: [Int] = []

    private struct Level {
        var elements: [ViewTree.Element] = []
        var counts = NameCounts()
        var carried: [AnyObject] = []
        var isComposite = false
    }

    private enum Step {
        case describe(Node)
        case mark
        case identify(String)
        case endElement
        case endModifier(ModifierDescription?, Node)
        case attach(Node)
        case endAttachment
    }

    @MainActor
    static func write(_ node: Node) -> (tree: ViewTree, nodes: [Node]) {
        var writer = TreeWriter()
        writer.steps = [.describe(node)]
        while let step = writer.steps.popLast() {
            let start = writer.steps.count
            writer.perform(step)
            writer.reverseSteps(from: start)
        }
        return (ViewTree(roots: writer.elements), writer.nodes)
    }

    /// What a step leaves to do is done next, in the order in which it said so.
    private mutating func reverseSteps(from start: Int) {
        // In place: reversing a slice would copy it, and a list of ten thousand leaves as many.
        var (low, high) = (start, steps.count - 1)
        while low < high {
            steps.swapAt(low, high)
            (low, high) = (low + 1, high - 1)
        }
    }

    @MainActor
    private mutating func perform(_ step: Step) {
        switch step {
        case .describe(let node): node.describe(into: &self)
        case .mark: marks.append(elements.count)
        case .identify(let id): identify(by: id)
        case .endElement: endElement()
        case .endModifier(let modifier, let node): end(modifier, of: node)
        case .attach(let node):
            if elements.count > marks.removeLast() { node.describe(into: &self) }
        case .endAttachment: endAttachment()
        }
    }

    /// Has the nodes directly below one described, without the views of modifiers.
    @MainActor
    mutating func content(of node: Node) {
        node.forEachChild { child in if !child.isAttachment { steps.append(.describe(child)) } }
    }

    // MARK: - Elements

    /// Adds an element, with what is below its node inside.
    @MainActor
    mutating func element(
        _ description: ViewDescription, of node: Node, isComposite: Bool = false
    ) {
        nodes.append(node)
        let element = ViewTree.Element(
            name: description.name, type: description.type,
            ordinal: counts.next(description.name), id: nil, text: description.text,
            values: description.values, modifiers: description.modifiers, styles: [],
            environment: [], children: [])
        path.append((element.name, element.ordinal))
        for layer in carried {
            let path = path.map { ViewTree.Element.pathComponent($0.name, $0.ordinal) }
            origins[ObjectIdentifier(layer)] = path.joined(separator: "/")
        }
        enter(element, isComposite: isComposite)
        content(of: node)
        steps.append(.endElement)
    }

    private mutating func endElement() {
        let element = leave()
        path.removeLast()
        elements.append(element)
    }

    /// Begins the level inside an element.
    private mutating func enter(_ element: consuming ViewTree.Element, isComposite: Bool = false) {
        open.append(element)
        levels.append(Level(isComposite: isComposite))
        swapLevel()
        swap(&elements, &open[open.count - 1].children)
    }

    /// Ends the level inside an element, and gives the element.
    private mutating func leave() -> ViewTree.Element {
        swap(&elements, &open[open.count - 1].children)
        swapLevel()
        levels.removeLast()
        return open.removeLast()
    }

    /// Changes places with the last level. Nothing is copied: a second reference to a list would
    /// have the whole list copied when it is added to.
    private mutating func swapLevel() {
        let last = levels.count - 1
        swap(&elements, &levels[last].elements)
        swap(&counts, &levels[last].counts)
        swap(&carried, &levels[last].carried)
        if levels[last].isComposite { swap(&styles, &open[last].styles) }
    }

    // MARK: - Modifiers

    /// Adds a modifier to each element that is written for what is below its node.
    @MainActor
    mutating func modifier(
        _ modifier: ModifierDescription?, of node: Node, attachment: Node? = nil
    ) {
        if attachment != nil { marks.append(elements.count) }
        marks.append(elements.count)
        if let style = node.ownStyle { carried.append(style) }
        content(of: node)
        steps.append(.endModifier(modifier, node))
        if let attachment { steps.append(.attach(attachment)) }
    }

    @MainActor
    private mutating func end(_ modifier: ModifierDescription?, of node: Node) {
        if node.ownStyle != nil { carried.removeLast() }
        let environment = (node.ownEnvironment?.printedValues ?? []).map {
            ViewTree.Value(name: $0.name, value: $0.value)
        }
        for index in marks.removeLast()..<elements.count {
            if let modifier { elements[index].modifiers.append(modifier) }
            elements[index].environment += environment
        }
    }

    /// Adds an element inside the one written last at this level, after what that has inside.
    @MainActor
    mutating func attachment(_ description: ViewDescription, of node: Node) {
        guard let host = elements.popLast() else { return }
        path.append((host.name, host.ordinal))
        enter(host)
        for element in elements { _ = counts.next(element.name) }
        element(description, of: node)
        steps.append(.endAttachment)
    }

    private mutating func endAttachment() {
        let host = leave()
        path.removeLast()
        elements.append(host)
    }

    // MARK: - Identities and styles

    /// Gives an id to each element that is written for a node.
    mutating func identified(by id: some Hashable, _ node: Node) {
        steps.append(.mark)
        steps.append(.describe(node))
        steps.append(.identify(printedID(id)))
    }

    private mutating func identify(by id: String) {
        for index in marks.removeLast()..<elements.count {
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
