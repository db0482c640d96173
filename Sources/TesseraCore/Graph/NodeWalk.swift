/// How a walk over a living tree continues after a node.
package enum WalkStep {
    /// Continues with the node's children.
    case enter
    /// Skips the node's descendants.
    case skip
    case stop
}

@MainActor
extension Node {
    /// Calls `visit` with this node and its descendants, parents before children, in the order of
    /// the tree or backwards. Returns the node at which `visit` stops the walk. Hidden alternatives
    /// are skipped, unless this node is hidden or `includingHidden` is `true`.
    @discardableResult
    package func walk(
        backwards: Bool = false, includingHidden: Bool = false,
        _ visit: @MainActor (Node) -> WalkStep
    ) -> Node? {
        let includingHidden = includingHidden || isHiddenAlternative
        // A list instead of recursion, because a walk may go backwards and stop anywhere.
        var waiting: [Node] = [self]
        while let node = waiting.popLast() {
            if !includingHidden, node.isHiddenAlternative { continue }
            switch visit(node) {
            case .stop: return node
            case .skip: continue
            case .enter:
                let start = waiting.count
                node.forEachChild { waiting.append($0) }
                if !backwards { waiting.reverse(from: start) }
            }
        }
        return nil
    }

    /// Returns the first node that meets a condition: this node or a descendant, in the order of the
    /// tree.
    package func firstNode(where isWanted: @MainActor (Node) -> Bool) -> Node? {
        walk { isWanted($0) ? .stop : .enter }
    }

    /// The only direct child apart from attachments; `nil` for any other number of children.
    package var onlyChild: Node? {
        if let child { return child }
        var (found, count): (Node?, Int) = (nil, 0)
        forEachChild { child in
            if !child.isAttachment { (found, count) = (child, count + 1) }
        }
        return count == 1 ? found : nil
    }

    /// The first element that this node shows at its own level.
    ///
    /// Views of modifiers do not count: without a modified element they are not shown.
    var firstElement: Node? { element(backwards: false) }

    /// The last element that this node shows at its own level.
    var lastElement: Node? { element(backwards: true) }

    private func element(backwards: Bool) -> Node? {
        walk(backwards: backwards) { node in
            if node.isAttachment, node !== self { return .skip }
            return node.elementName == nil ? .enter : .stop
        }
    }

    /// Returns the first element directly inside this one, in the order of the printed tree, that
    /// satisfies a condition. For the root node these are the elements at the top.
    func firstElementInside(where isMatch: (Node, _ name: String) -> Bool) -> Node? {
        let found = walk { node in
            if node === self { return .enter }
            if node.isAttachment { return .skip }
            guard let name = node.elementName else { return .enter }
            return isMatch(node, name) ? .stop : .skip
        }
        return found
            ?? attachments.first { node in node.elementName.map { isMatch(node, $0) } ?? false }
    }

    /// The views that modifiers show inside this element, from the innermost modifier outwards. A
    /// modifier shows its views inside its last element.
    private var attachments: [Node] {
        var attachments: [Node] = []
        var current = isAttachment ? nil : parent
        while let node = current, node.elementName == nil, node.lastElement === self {
            if let attachment = node.attachment { attachments.append(attachment) }
            current = node.parent
        }
        return attachments
    }

    // MARK: - Paths

    /// The path of this node's element: the names from the root down, as in the printed tree.
    ///
    /// For a node without an element, the path is that of the first element inside it, or else of
    /// its nearest ancestor.
    package var path: String {
        var components: [String] = []
        var current: Node? = firstElement ?? self
        while let node = current {
            if let name = node.elementName {
                components.append(TreePath.component(name, node.ordinal(of: name)))
            }
            current = node.attachmentTarget ?? node.parent
        }
        return components.isEmpty ? "the root" : components.reversed().joined(separator: "/")
    }

    /// The nearest node with an element in the printed tree: this node or an ancestor.
    var enclosingElement: Node {
        var node: Node = self
        while node.elementName == nil, let parent = node.parent { node = parent }
        return node
    }

    /// The element that directly contains this node's element, or the root node.
    var container: Node? { attachmentTarget ?? parent?.enclosingElement }

    /// Returns the number of earlier siblings with the same name.
    ///
    /// A node that is being created is not yet among the siblings, but the earlier ones are.
    private func ordinal(of name: String) -> Int {
        var ordinal = 0
        _ = container?.firstElementInside { element, other in
            if element === self { return true }
            if other == name { ordinal += 1 }
            return false
        }
        return ordinal
    }

    /// Returns the element at a path below this node, which is the root.
    func element(at path: String) -> Node? {
        let components = TreePath.components(of: path)
        return components.isEmpty
            ? nil
            : components.reduce(Optional(self)) { around, component in
                var rest = component.ordinal
                return around?.firstElementInside { _, name in
                    guard name == component.name else { return false }
                    rest -= 1
                    return rest < 0
                }
            }
    }

    // MARK: - Presence

    /// Whether another view is shown instead of this node's view.
    package final var isHiddenAlternative: Bool {
        uncountedGraph.uncounted(\.hasAlternatives)
            && sequence(first: self, next: \.parent).contains { $0.hides(self) }
    }

    /// Whether there is a view at this node's level. A composite view is present if its body
    /// contains a view.
    var hasViews: Bool {
        if isHiddenAlternative { return false }
        var isThere = isView
        forEachChild { if !isThere, !$0.isAttachment { isThere = $0.hasViews } }
        return isThere
    }

    /// Notifies the ancestors after a node below this one has come, gone or moved.
    ///
    /// A node that is being created need not call this: its creator does.
    @usableFromInline
    final func viewsDidChange() {
        var node: Node? = self
        while let current = node, !current.isView, !current.isAttachment {
            current.viewsMayHaveChanged()
            node = current.parent
        }
    }
}

extension Array {
    /// Reverses the elements from a position to the end.
    @inlinable
    package mutating func reverse(from start: Int) {
        var (low, high) = (start, count - 1)
        while low < high {
            swapAt(low, high)
            (low, high) = (low + 1, high - 1)
        }
    }
}
