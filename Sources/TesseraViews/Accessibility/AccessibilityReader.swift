extension AccessibilityTree {
    /// Reads the frontmost screen below a root node as an assistive technology would.
    init(below root: Node) {
        var screen: Node? = root
        if let top = root.environment.hostServices?[Presentations.self].top {
            screen = root.firstNode { $0.role((any ScreenBoundary).self)?.screen === top }
        }
        var reader = AccessibilityReader()
        roots = screen.map { reader.elements(of: $0) } ?? []
    }
}

/// Makes accessibility elements of living views in one walk, the inner views first.
@MainActor
private struct AccessibilityReader {
    /// The views read so far whose parent view has not been read.
    private var views: [PendingElement] = []

    /// Returns the elements of a node's views.
    mutating func elements(of node: Node) -> [AccessibilityTree.Element] {
        let start = views.count
        read(node)
        return finish(from: start)
    }

    private mutating func finish(from start: Int) -> [AccessibilityTree.Element] {
        var elements: [AccessibilityTree.Element] = []
        for index in start..<views.count { views[index].finish(in: &elements) }
        views.removeSubrange(start...)
        return elements
    }

    // The stack frames of this recursion are small, because trees are deep.
    private mutating func read(_ node: Node) {
        guard !node.isHiddenAlternative else { return }
        let start = views.count
        node.forEachChild { child in if !child.isAttachment { read(child) } }
        readView(at: node, from: start)
        let end = views.count
        guard end > start, let attachment = node.attachment else { return }
        read(attachment)
        attach(from: end)
    }

    /// Adds the views of a modifier to the last view before them, which shows them.
    private mutating func attach(from index: Int) {
        let attached = finish(from: index)
        views[index - 1].inside += attached
    }

    /// Reads the view or modifier of a node, after the views inside.
    private mutating func readView(at node: Node, from start: Int) {
        let roles = AccessibilityRoles.of(node)
        if roles.isModifier, let modifier = node.role(AccessibilityModifier.self) {
            apply(modifier, of: node, from: start)
        }
        if roles.isView {
            let accessible = roles.isAccessible ? node.role((any AccessibleView).self) : nil
            if let modifier = accessible?.announcement { apply(modifier, of: node, from: start) }
            var view = PendingElement(of: node, inside: finish(from: start))
            view.content = accessible?.content(in: node.environment)
            if roles.isValue { view.readValue() }
            views.append(view)
        }
        guard views.count > start else { return }
        if roles.isTapHandler, let action = node.keyAction {
            let tap = AccessibilityAction(of: node, perform: action)
            for index in start..<views.count { views[index].taps.append(tap) }
        }
        if roles.isRepresentation {
            for index in start..<views.count {
                views[index] = PendingElement(of: views[index].view, taps: views[index].taps)
            }
        }
    }

    /// Applies a modifier to the views from an index on.
    private mutating func apply(
        _ modifier: AccessibilityModifier, of node: Node, from start: Int
    ) {
        guard views.count > start else { return }
        if modifier.children != nil {
            // All views inside the modifier make one element.
            let first = views[start]
            views.append(
                PendingElement(
                    of: first.view, in: node, inside: finish(from: start), taps: first.taps))
        }
        for index in start..<views.count {
            modifier.change(&views[index], at: node)
        }
    }
}
