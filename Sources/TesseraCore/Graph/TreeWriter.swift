/// A writer that takes the picture of a living tree.
///
/// A node says what it shows by one call of `element`, `modifier`, `identified` and the like; the
/// nodes below it have their turn later, from a list and not by recursion: a tree may be deeper
/// than the stack.
struct TreeWriter {
    /// The views written so far, in the order of the tree.
    private var views: [ViewDescription] = []
    /// The nodes of what has been written.
    private var nodes: [Node] = []
    /// The nodes that are still to be described, the last first, with the ids that they are given.
    private var waiting: [(node: Node, id: String?)] = []
    /// The level being written, and those around it.
    private var level = Level()
    private var levels: [Level] = []
    /// The additions to each view that is written at one of these levels for the time being.
    private var additions: [Addition] = []
    private var counts = NameCounts()
    /// The paths of the views with the modifiers that set styles, by the style's layer.
    private var origins: [ObjectIdentifier: String] = [:]

    /// The views directly inside one view.
    private struct Level {
        /// The view; `nil` at the top.
        var view: Int?
        /// The innermost composite view being written.
        var composite: Int?
        /// The view that was written last at this level.
        var last: Int?
        /// The number of nodes waiting when all of this level is written.
        var rest = 0
        /// The position at which this level's additions begin.
        var firstAddition = 0
        /// The counts of the level around; `nil` at the top.
        var outerCounts: NameCounts.Level?
    }

    private struct Addition {
        let content: Content
        /// The number of nodes waiting when it is over.
        let rest: Int

        enum Content {
            case id(String)
            case modifier(Node)
            /// A modifier with views of its own, and how many views there were when it began.
            case attachingModifier(Node, Int)
        }
    }

    @MainActor
    static func write(_ node: Node) -> (tree: ViewTree, nodes: [Node]) {
        var writer = TreeWriter()
        writer.write(node)
        return (writer.tree, writer.nodes)
    }

    private var tree: ViewTree { ViewTree(views: views) }

    @MainActor
    private mutating func write(_ node: Node) {
        waiting = [(node, nil)]
        while let (node, id) = waiting.popLast() {
            let rest = waiting.count
            if let id { add(.id(id)) }
            if !node.isWithheld { node.describe(into: &self) }
            // What a node leaves to be described is next, in the order in which the node said so.
            waiting.reverse(from: rest)
            endWhatIsOver()
        }
    }

    private mutating func endWhatIsOver() {
        while true {
            if additions.count > level.firstAddition {
                guard additions[additions.count - 1].rest == waiting.count else { return }
                // Without a view that is modified there is none to attach anything to.
                if case .attachingModifier(_, views.count) = additions.removeLast().content {
                    waiting.removeLast()
                }
            } else {
                guard level.rest == waiting.count, let view = level.view else { return }
                leave(view)
            }
        }
    }

    /// Has the nodes directly below one described, without the views of modifiers.
    @MainActor
    mutating func content(of node: Node) {
        node.forEachChild { child in if !child.isAttachment { waiting.append((child, nil)) } }
    }

    // MARK: - Elements

    /// Adds an element, with what is below its node inside.
    @MainActor
    mutating func element(
        _ description: consuming ViewDescription, of node: Node, isComposite: Bool = false
    ) {
        let position = views.count
        description.ordinal = counts.next(description.name)
        var styles: [AnyObject] = []
        // The innermost is the last.
        for index in (level.firstAddition..<additions.count).reversed() {
            switch additions[index].content {
            case .id(let id): description.id = description.id.map { "\(id).\($0)" } ?? id
            case .modifier(let node), .attachingModifier(let node, _):
                node.describeModifier(into: &description.modifiers)
                if let scope = node.ownEnvironment {
                    description.environment += scope.printed
                    styles += scope.hidden
                }
            }
        }
        views.append(description)
        nodes.append(node)
        enter(position)
        if isComposite { level.composite = position }
        for style in styles { origins[ObjectIdentifier(style)] = path }
        content(of: node)
    }

    /// Adds the element of a composite view, or what is below its node alone, where the tree shows no
    /// element for it.
    @MainActor
    mutating func composite<Value>(_ view: Value, by plan: FieldPlan, of node: Node) {
        guard plan.isShown else { return content(of: node) }
        var description = ViewDescription(plan.viewName)
        plan.describe(view, into: &description)
        element(consume description, of: node, isComposite: true)
    }

    /// Begins the level inside an element.
    private mutating func enter(_ position: Int) {
        levels.append(level)
        level = Level(
            view: position, composite: level.composite, rest: waiting.count,
            firstAddition: additions.count, outerCounts: counts.enter())
    }

    /// Ends the level inside an element.
    private mutating func leave(_ position: Int) {
        views[position].size = views.count - position
        if let outer = level.outerCounts { counts.leave(to: outer) }
        level = levels.removeLast()
        level.last = position
    }

    /// The path of the element whose level is being written.
    private var path: String {
        views.path(through: (levels + [level]).compactMap(\.view))
    }

    // MARK: - What elements are given

    private mutating func add(_ content: Addition.Content) {
        additions.append(Addition(content: content, rest: waiting.count))
    }

    /// Gives an id to each element that is written for a node.
    mutating func identified(by id: some Hashable, _ node: Node) {
        waiting.append((node, printedID(id)))
    }

    /// Adds a node's modifier to each element that is written for what is below the node.
    @MainActor
    mutating func modifier(of node: Node) {
        add(.modifier(node))
        content(of: node)
    }

    /// Adds a node's modifier, and lets the last of the modified elements have its views.
    @MainActor
    mutating func modifier(of node: Node, attaching attachment: Node) {
        additions.append(
            Addition(content: .attachingModifier(node, views.count), rest: waiting.count + 1))
        content(of: node)
        waiting.append((attachment, nil))
    }

    /// Adds an element inside the one written last at this level, after what that has inside.
    @MainActor
    mutating func attachment(_ description: ViewDescription, of node: Node) {
        guard let target = level.last else { return }
        enter(target)
        for child in ViewTree.Element.sideBySide(views[(target + 1)...]) {
            _ = counts.next(child.name)
        }
        element(description, of: node)
    }

    /// Notes a style that draws something in the innermost composite view.
    mutating func style(named name: String, from layer: AnyObject?) {
        guard let composite = level.composite else { return }
        let style = ViewTree.Style(
            name: name, origin: layer.flatMap { origins[ObjectIdentifier($0)] })
        if !views[composite].styles.contains(style) { views[composite].styles.append(style) }
    }
}

/// Returns an id as text. Most are numbers, which are printed without a look at their types.
private func printedID(_ id: some Hashable) -> String {
    if let number = id as? Int { String(number) } else { "\(id)" }
}
