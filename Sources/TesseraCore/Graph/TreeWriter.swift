/// A writer that creates a `ViewTree` from the nodes of a living tree.
///
/// A node describes itself with a call such as `element`, `modifier` or `identified`, which also
/// writes its descendants.
@MainActor
struct TreeWriter {
    /// The views written so far, in the order of the tree.
    var views: [ViewDescription] = []
    /// The node of each written view.
    var nodes: [Node] = []
    /// The indices of the views around the level being written.
    var ancestors: [Int] = []
    var level = Level()
    /// The number of views of each name at the current level and around it.
    var counts: [(name: String, count: Int)] = []
    /// The additions for each view written at the current levels.
    private var additions: [Addition] = []
    /// The paths of the views with style modifiers, by the modifier's node.
    var origins: [ObjectIdentifier: String] = [:]

    /// The level inside one view.
    struct Level {
        /// The index of the innermost composite view being written.
        var composite: Int?
        /// The index of the last view written at this level.
        var last: Int?
        /// The index of this level's first addition.
        var firstAddition = 0
        /// The index of this level's first count.
        var firstCount = 0
    }

    private enum Addition {
        case id(String)
        case modifier(Node)
    }

    init(_ root: Node) { write(root) }

    var tree: ViewTree { ViewTree(views: views) }

    private mutating func write(_ node: Node) {
        if !node.isHiddenAlternative { node.describe(into: &self) }
    }

    /// Writes the children of a node, except the views of modifiers.
    mutating func content(of node: Node) {
        node.forEachChild { child in if !child.isAttachment { write(child) } }
    }

    // MARK: - Elements

    /// Adds an element, and the content of its node inside it.
    mutating func element(
        _ description: consuming ViewDescription, of node: Node, isComposite: Bool = false,
        drawnBy style: DrawingStyle? = nil
    ) {
        let position = views.count
        complete(&description, of: node)
        views.append(description)
        nodes.append(node)
        inside(position) { writer in
            if isComposite { writer.level.composite = position }
            if let style { writer.note(style) }
            writer.content(of: node)
        }
    }

    /// Adds the ordinal and the additions to a description.
    private mutating func complete(_ description: inout ViewDescription, of node: Node) {
        description.ordinal = counts.countView(description.name, from: level.firstCount)
        // The last addition is the innermost.
        for index in (level.firstAddition..<additions.count).reversed() {
            switch additions[index] {
            case .id(let id): description.id = description.id.map { "\(id).\($0)" } ?? id
            case .modifier(let node):
                node.describeModifier(into: &description.modifiers)
                if let scope = node.ownEnvironment { description.environment += scope.printed }
            }
        }
    }

    /// Adds the element of a composite view, or only its content if the tree does not show the
    /// view. Notes the style that draws it in the innermost composite view.
    mutating func composite<Value>(
        _ view: Value, by info: TypeInfo, of node: Node, drawnBy style: DrawingStyle? = nil
    ) {
        guard info.isShown else {
            if let style { note(style) }
            return content(of: node)
        }
        var description = ViewDescription(name: info.name)
        info.describe(view, into: &description)
        element(consume description, of: node, isComposite: true, drawnBy: style)
    }

    /// Writes the level inside an element.
    private mutating func inside(_ position: Int, _ write: (inout TreeWriter) -> Void) {
        let outer = level
        level = Level(
            composite: outer.composite, firstAddition: additions.count, firstCount: counts.count)
        ancestors.append(position)
        write(&self)
        ancestors.removeLast()
        counts.removeLast(counts.count - level.firstCount)
        views[position].size = views.count - position
        level = outer
        level.last = position
    }

    // MARK: - Additions to elements

    /// Adds an id to each element written for a node.
    mutating func identified(by id: some Hashable, _ node: Node) {
        additions.append(.id(printedID(id)))
        write(node)
        additions.removeLast()
    }

    /// Adds a node's modifier to each element written for its children. The last of these elements
    /// shows the modifier's views.
    mutating func modifier(of node: Node, attaching attachment: Node? = nil) {
        let count = views.count
        additions.append(.modifier(node))
        content(of: node)
        additions.removeLast()
        // Without a modified view, the modifier's views are not shown.
        if let attachment, views.count > count { write(attachment) }
    }

    /// Adds an element at the end of the element written last at this level.
    mutating func attachment(_ description: ViewDescription, of node: Node) {
        guard let target = level.last else { return }
        let names = ViewTree.Element.sideBySide(views[(target + 1)...]).map(\.name)
        inside(target) { writer in
            for name in names { _ = writer.counts.countView(name, from: writer.level.firstCount) }
            writer.element(description, of: node)
        }
    }

    /// A style and the node of its modifier; `nil` for a default style.
    typealias DrawingStyle = (name: String, modifier: Node?)

    private mutating func note(_ style: DrawingStyle) {
        guard let composite = level.composite else { return }
        var origin: String?
        if let node = style.modifier {
            origin = origins[ObjectIdentifier(node)] ?? node.path
            origins[ObjectIdentifier(node)] = origin
        }
        let style = ViewTree.Style(name: style.name, origin: origin)
        if !views[composite].styles.contains(style) { views[composite].styles.append(style) }
    }
}

extension [(name: String, count: Int)] {
    /// Counts a view of a name, and returns the number of earlier views at its level. The counts of
    /// the level begin at an index.
    package mutating func countView(_ name: String, from start: Int) -> Int {
        let index = self[start...].firstIndex { $0.name == name } ?? count
        if index == count { append((name, 0)) }
        self[index].count += 1
        return self[index].count - 1
    }
}

/// Returns an id as text.
private func printedID(_ id: some Hashable) -> String {
    if let number = id as? Int { String(number) } else { "\(id)" }
}
