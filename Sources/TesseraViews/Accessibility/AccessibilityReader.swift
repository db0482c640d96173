extension AccessibilityTree {
    /// Reads the frontmost screen below a root node as an assistive technology would.
    init(below root: Node) {
        var screen: Node? = root
        if let top = root.environment.hostServices?.presentations.top {
            screen = root.firstNode { $0.role((any ScreenBoundary).self)?.screen === top }
        }
        var reader = AccessibilityReader()
        if let screen { reader.read(screen) }
        roots = reader.finish(from: 0)
    }
}

/// A fold over living views, the inner views first, that makes accessibility elements.
@MainActor
private struct AccessibilityReader {
    /// The views read so far whose parent view has not been read.
    private var views: [PendingElement] = []
    /// Whether nodes of a class have a role for accessibility.
    private static let known = TypeTable<Bool>()

    // A deep tree is read by recursion: this function needs little room on the stack.
    mutating func read(_ node: Node) {
        guard !node.isHiddenAlternative else { return }
        let start = views.count
        node.forEachChild { child in if !child.isAttachment { read(child) } }
        readRole(of: node, from: start)
        let end = views.count
        guard end > start, let attachment = node.attachment else { return }
        // The views of a modifier belong to the last view before them, which shows them.
        read(attachment)
        views[end - 1].inside += finish(from: end)
    }

    /// Removes the views from an index on, and returns their elements.
    mutating func finish(from start: Int) -> [AccessibilityTree.Element] {
        var elements: [AccessibilityTree.Element] = []
        for index in start..<views.count { views[index].finish(into: &elements) }
        views.removeLast(views.count - start)
        return elements
    }

    /// Reads the view or modifier of a node, after the views and elements inside.
    private mutating func readRole(of node: Node, from start: Int) {
        let isAccessible = Self.known.known(of: type(of: node)) {
            node.has((any Accessible).self)
        }
        let change = isAccessible ? node.role((any Accessible).self)?.announcement(at: node) : nil
        // A modifier or a control changes the views inside, and a primitive view itself.
        if let change, !node.isPrimitiveView { apply(change, of: node, from: start) }
        guard node.elementName != nil else { return }
        let inside = finish(from: start)
        views.append(PendingElement(element: .init(node: node, view: node), inside: inside))
        if let change, node.isPrimitiveView { apply(change, of: node, from: start) }
    }

    /// Applies a modifier to the views from an index on.
    private mutating func apply(
        _ modifier: AccessibilityModifier, of node: Node, from start: Int
    ) {
        guard views.count > start else { return }
        if modifier.children != nil {
            // All views inside the modifier make one element.
            let first = views[start]
            let inside = finish(from: start)
            views.append(
                PendingElement(
                    element: .init(node: node, view: first.element.view), inside: inside,
                    taps: first.taps))
        }
        for index in start..<views.count { views[index].apply(modifier, of: node) }
    }
}
