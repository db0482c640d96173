extension AccessibilityTree {
    /// Reads the frontmost screen below a root node as an assistive technology would.
    init(below root: Node) {
        var reader = AccessibilityReader()
        if let top = root.environment.hostServices?.presentations.top {
            reader.read(top, below: root)
        } else {
            reader.read(root)
        }
        roots = reader.finish(from: 0)
    }
}

/// A fold over living views, the inner views first, that makes accessibility elements.
@MainActor
private struct AccessibilityReader {
    /// The views read so far whose parent view has not been read.
    private var views: [PendingElement] = []
    /// The bars around the views.
    private var bars: [AnnouncedBar] = []
    private static let kinds = TypeTable<Kind>()

    /// What the nodes of a class contribute.
    private struct Kind {
        let isAccessible: Bool
        let isBarred: Bool
        let setsBar: Bool
        let isWindow: Bool

        @MainActor init(_ node: Node) {
            isAccessible = node.has((any Accessible).self)
            isBarred = node.has((any BarredView).self)
            setsBar = node.has((any BarModifier).self)
            isWindow = node.has((any WindowBoundary).self)
        }
    }

    /// Reads a screen that is presented below a node.
    mutating func read(_ screen: PresentedScreen, below node: Node) {
        let found = node.firstNode { $0.role((any ScreenBoundary).self)?.screen === screen }
        if let found { read(found) }
    }

    // A deep tree is read by recursion: this function needs little room on the stack.
    mutating func read(_ node: Node) {
        guard !node.isHiddenAlternative else { return }
        let kind = Self.kinds.known(of: type(of: node)) { Kind(node) }
        let start = views.count
        if kind.isWindow, let top = node.role((any WindowBoundary).self)?.presentations.top {
            return read(top, below: node)
        }
        if kind.isBarred { bars.append(AnnouncedBar()) }
        let isInBar = kind.setsBar && !bars.isEmpty
        if isInBar { readBarPart(of: node) }
        node.forEachChild { child in if !child.isAttachment { read(child) } }
        readRole(of: node, from: start, kind.isAccessible)
        if kind.isBarred, let bar = bars.popLast(), views.count > start {
            views[start].inside = bar.above + views[start].inside + bar.below
        }
        let end = views.count
        guard end > start, !isInBar, let attachment = node.attachment else { return }
        // The views of a modifier belong to the last view before them, which shows them.
        read(attachment)
        views[end - 1].inside += finish(from: end)
    }

    /// Reads the part of a bar that a modifier sets.
    private mutating func readBarPart(of node: Node) {
        guard let part = node.role((any BarModifier).self)?.barPart else { return }
        let end = views.count
        if case .items = part, let views = node.attachment { read(views) }
        bars[bars.count - 1].add(part, of: node, finish(from: end))
    }

    /// Removes the views from an index on, and returns their elements.
    mutating func finish(from start: Int) -> [AccessibilityTree.Element] {
        var elements: [AccessibilityTree.Element] = []
        for index in start..<views.count { views[index].finish(into: &elements) }
        views.removeLast(views.count - start)
        return elements
    }

    /// Reads the view or modifier of a node, after the views and elements inside.
    private mutating func readRole(of node: Node, from start: Int, _ isAccessible: Bool) {
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
