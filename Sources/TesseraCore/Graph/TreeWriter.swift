/// A writer that creates a `ViewTree` from the nodes of a living tree.
///
/// A node describes itself with a call such as `element`, `modifier` or `identified`, which also
/// writes its descendants.
struct TreeWriter {
    /// The views written so far, in the order of the tree.
    private var views: [ViewDescription] = []
    /// The node of each written view.
    private var nodes: [Node] = []
    /// The level being written, and the outer levels.
    private var level = Level()
    private var levels: [Level] = []
    /// The additions for each view written at the current levels.
    private var additions: [Addition] = []
    private var counts = NameCounts()
    /// The paths of the views whose modifiers set styles, by the style's layer.
    private var origins: [ObjectIdentifier: String] = [:]

    /// The level inside one view.
    private struct Level {
        /// The index of the view; `nil` at the top.
        var view: Int?
        /// The index of the innermost composite view being written.
        var composite: Int?
        /// The index of the last view written at this level.
        var last: Int?
        /// The index of this level's first addition.
        var firstAddition = 0
        /// The counts of the outer level; `nil` at the top.
        var outerCounts: NameCounts.Level?
    }

    private enum Addition {
        case id(String)
        case modifier(Node)
    }

    @MainActor
    static func write(_ node: Node) -> (tree: ViewTree, nodes: [Node]) {
        var writer = TreeWriter()
        writer.write(node)
        return (ViewTree(views: writer.views), writer.nodes)
    }

    @MainActor
    private mutating func write(_ node: Node) {
        if !node.isWithheld { node.describe(into: &self) }
    }

    /// Writes the children of a node, except the views of modifiers.
    @MainActor
    mutating func content(of node: Node) {
        node.forEachChild { child in if !child.isAttachment { write(child) } }
    }

    // MARK: - Elements

    /// Adds an element, and the content of its node inside it.
    @MainActor
    mutating func element(
        _ description: consuming ViewDescription, of node: Node, isComposite: Bool = false,
        drawnBy style: DrawingStyle? = nil
    ) {
        let position = views.count
        let styles = complete(&description, of: node)
        views.append(description)
        nodes.append(node)
        enter(position)
        if isComposite { level.composite = position }
        for style in styles { origins[ObjectIdentifier(style)] = path }
        if let style { note(style) }
        content(of: node)
        leave(position)
    }

    /// Adds the ordinal and the additions to a description; returns the layers of the styles among them.
    @MainActor
    private mutating func complete(
        _ description: inout ViewDescription, of node: Node
    ) -> [AnyObject] {
        description.ordinal = counts.next(description.name)
        var styles: [AnyObject] = []
        // The last addition is the innermost.
        for index in (level.firstAddition..<additions.count).reversed() {
            switch additions[index] {
            case .id(let id): description.id = description.id.map { "\(id).\($0)" } ?? id
            case .modifier(let node):
                node.describeModifier(into: &description.modifiers)
                if let scope = node.ownEnvironment {
                    description.environment += scope.printed
                    styles += scope.hidden
                }
            }
        }
        return styles
    }

    /// Adds the element of a composite view, or only its content if the tree does not show the
    /// view. Notes the style that draws it in the innermost composite view.
    @MainActor
    mutating func composite<Value>(
        _ view: Value, by info: TypeInfo, of node: Node, drawnBy style: DrawingStyle? = nil
    ) {
        guard info.isShown else {
            if let style { note(style) }
            return content(of: node)
        }
        var description = info.description
        info.describe(view, into: &description)
        element(consume description, of: node, isComposite: true, drawnBy: style)
    }

    /// Begins the level inside an element.
    private mutating func enter(_ position: Int) {
        levels.append(level)
        level = Level(
            view: position, composite: level.composite, firstAddition: additions.count,
            outerCounts: counts.enter())
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

    // MARK: - Additions to elements

    @MainActor
    private mutating func adding(_ addition: Addition, _ write: (inout TreeWriter) -> Void) {
        additions.append(addition)
        write(&self)
        additions.removeLast()
    }

    /// Adds an id to each element written for a node.
    @MainActor
    mutating func identified(by id: some Hashable, _ node: Node) {
        adding(.id(printedID(id))) { $0.write(node) }
    }

    /// Adds a node's modifier to each element written for its children. The last of these elements
    /// shows the modifier's views.
    @MainActor
    mutating func modifier(of node: Node, attaching attachment: Node? = nil) {
        let count = views.count
        adding(.modifier(node)) { $0.content(of: node) }
        // Without a modified view, the modifier's views are not shown.
        if let attachment, views.count > count { write(attachment) }
    }

    /// Adds an element at the end of the element written last at this level.
    @MainActor
    mutating func attachment(_ description: ViewDescription, of node: Node) {
        guard let target = level.last else { return }
        enter(target)
        for child in ViewTree.Element.sideBySide(views[(target + 1)...]) {
            _ = counts.next(child.name)
        }
        element(description, of: node)
        leave(target)
    }

    /// A style and the layer that holds it; `nil` for a default style.
    typealias DrawingStyle = (name: String, layer: AnyObject?)

    private mutating func note(_ style: DrawingStyle) {
        guard let composite = level.composite else { return }
        let style = ViewTree.Style(
            name: style.name, origin: style.layer.flatMap { origins[ObjectIdentifier($0)] })
        if !views[composite].styles.contains(style) { views[composite].styles.append(style) }
    }
}

/// Returns an id as text.
private func printedID(_ id: some Hashable) -> String {
    if let number = id as? Int { String(number) } else { "\(id)" }
}
