/// The frames of the views of a tree.
///
/// Each node that updates separately keeps the ``NodeBoxes`` of its descendants. The boxes own each
/// other, below the root box. When a node runs, its boxes become stale, and `update()` makes them
/// again. The root box measures and places boxes when a frame is requested.
@MainActor
package final class ViewLayout {
    /// The root node.
    package let tree: Node
    private let context: LayoutContext
    private let inner: NodeBoxes
    /// The boxes with observers, in the order of their discovery.
    private var observed: [NodeBoxes] = []
    package let root = RootBox(RuleBox(ZStackLayout().rule))
    /// The boxes around those of the tree, and the direction in which they were composed.
    private var outermost: [LayoutBox] = []
    private var composedDirection: LayoutDirection?

    init(
        of tree: Node, _ metrics: TextMetrics, report: @escaping (Node?, _ message: String) -> Void
    ) {
        self.tree = tree
        context = LayoutContext(metrics, report)
        inner = NodeBoxes(of: tree, context)
        context.queue.add(tree.keep(inner, in: context.queue))
        root.report = { report($0.node, $1) }
    }

    /// The metrics of texts.
    package var metrics: TextMetrics { context.metrics }

    /// Updates the boxes of changed views.
    func update() {
        guard !context.queue.isEmpty || context.keepsGoneViews else { return }
        context.queue.settle()
        composeIfNeeded()
        context.leave()
        context.keepsGoneViews = false
        // Kept here, because boxes keep the context.
        guard !observed.isEmpty || !context.observed.isEmpty else { return }
        observed += context.observed
        context.observed = []
        observed.removeAll { boxes in
            boxes.isObserved = !boxes.observers.isEmpty
            return !boxes.isObserved
        }
    }

    /// Updates the box around the boxes of the tree, with the screens in front of it.
    private func composeIfNeeded() {
        let direction = tree.environment.layoutDirection
        guard inner.areNew || direction != composedDirection else { return }
        (inner.areNew, composedDirection) = (false, direction)
        let (boxes, screens) = (inner.boxes, inner.screens)
        let outer = context.begin(reusing: outermost)
        context.enter(tree)
        var top = context.column(boxes)
        if !screens.isEmpty { top = context.window(top, behind: screens) }
        outermost = context.end(goingOn: outer).made
        if root.child !== top { root.child = top }
    }

    /// Whether boxes of removed views may remain.
    var keepsGoneViews: Bool { context.keepsGoneViews }

    /// Removes all boxes from the nodes before the layout is freed.
    func end() {
        tree.walk(includingHidden: true) { node in
            node.removeMemo(NodeBoxes.self)
            return .enter
        }
    }

    /// Returns the bounding rectangle of a view's visible boxes; `nil` if no box is visible.
    func frame(of node: Node) -> CGRect? {
        let boxes = boxes(of: node)
        if boxes.count == 1 { return root.frame(of: boxes[0]) }
        let frames = boxes.compactMap(root.frame)
        return frames.dropFirst().reduce(frames.first) { $0?.union($1) }
    }

    /// Returns the boxes of a view: several if its body has several views.
    package func boxes(of node: Node) -> [LayoutBox] {
        var boxes = ownBoxes(of: node)
        guard boxes.isEmpty else { return boxes }
        node.walk { inner in
            if inner !== node, inner.isAttachment { return .skip }
            let own = ownBoxes(of: inner)
            boxes += own
            return own.isEmpty ? .enter : .skip
        }
        return boxes
    }

    private func ownBoxes(of node: Node) -> [LayoutBox] {
        if let boxes = node.memo(NodeBoxes.self) { return boxes.boxes }
        if case .none = LayoutKind.of(node) { return [] }
        return boxes(madeFor: node)
    }

    /// Returns the outermost boxes that a view or modifier has made.
    func boxes(madeFor node: Node) -> [LayoutBox] {
        nodeBoxes(around: node)?.boxes(madeFor: node) ?? []
    }

    /// Returns the first of the outermost boxes that a node has made.
    package func box(madeFor node: Node) -> LayoutBox? {
        nodeBoxes(around: node)?.box(madeFor: node)
    }

    private func nodeBoxes(around node: Node) -> NodeBoxes? {
        var node = node
        while true {
            if let boxes = node.memo(NodeBoxes.self) { return boxes }
            guard let parent = node.parent else { return nil }
            node = parent
        }
    }

    /// Whether a view in the tree depends on the layout.
    var isObserved: Bool { !observed.isEmpty }

    /// Notifies the observers whose geometry has changed. Returns whether there are any.
    func notifyObservers() -> Bool {
        var hasChanged = false
        for boxes in observed {
            let box = boxes.boxes.last
            let geometry = box.flatMap(geometry)
            for (node, receive) in boxes.observers {
                guard let action = node.reportingIssues({ receive(box, geometry) }) else {
                    continue
                }
                node.afterUpdate(as: "the geometry", action)
                hasChanged = true
            }
        }
        return hasChanged
    }

    private func geometry(of box: LayoutBox) -> Geometry? {
        root.frame(of: box).map {
            Geometry(size: $0.size, global: $0, named: root.framesByName(of: box))
        }
    }
}

extension LayoutBox {
    /// The node of the view or modifier that made the box; `nil` if it is no longer in the tree.
    package var node: Node? {
        guard let node = client as? Node, node.isPresent else { return nil }
        return node
    }
}
