/// A living tree with its placed boxes. Use it only until the tree changes.
@MainActor
package final class PlacedTree {
    /// The root node.
    package let top: Node
    /// The metrics of texts.
    package let metrics: TextMetrics
    private let layout: ViewLayout
    /// The boxes that were placed separately, such as those of a toolbar.
    private var apart: [(root: RootBox, origin: CGPoint)] = []
    /// The box around the last one, with its frame. Neighbours are in the same box.
    private var outer: (box: LayoutBox, frame: CGRect?)?

    fileprivate init(_ top: Node, _ layout: ViewLayout, _ metrics: TextMetrics) {
        (self.top, self.layout, self.metrics) = (top, layout, metrics)
    }

    /// Whether there are screens in front of the others.
    package var isPresenting: Bool { layout.isPresenting }

    /// The bounds of the tree: the size of the host, or that of the root view.
    package var bounds: CGRect { frame(of: layout.root) ?? .zero }

    /// Returns the metrics of the current font of an environment.
    package func font(in environment: EnvironmentValues) -> TextFont {
        environment.textFont { _ in }
    }

    /// Returns the outermost box that a view has made.
    package func box(madeFor node: Node) -> LayoutBox? { layout.box(madeFor: node) }

    /// Returns the boxes of a view that the tree prints, placed or not.
    package func boxes(of node: Node) -> [LayoutBox] { layout.boxes(of: node) }

    /// Returns the node of the view or modifier that made a box.
    package func node(of box: LayoutBox) -> Node? { box.node }

    /// Returns the frame of a box in the host's space; `nil` if the box is not placed.
    package func frame(of box: LayoutBox) -> CGRect? {
        guard let parent = box.parent else { return findFrame(of: box) }
        if outer?.box !== parent { outer = (parent, findFrame(of: parent)) }
        guard let origin = outer?.frame?.origin else { return nil }
        return box.frame(inParentAt: origin)
    }

    private func findFrame(of box: LayoutBox) -> CGRect? {
        if let frame = layout.root.frame(of: box) { return frame }
        for (root, origin) in apart {
            if let frame = root.frame(of: box) { return frame.offsetBy(dx: origin.x, dy: origin.y) }
        }
        return nil
    }

    /// Places a box separately, with its ideal size. `origin` returns the position for that size.
    package func place(_ box: LayoutBox, at origin: (CGSize) -> CGPoint) {
        let root = RootBox(box)
        guard let frame = root.frame(of: box) else { return }
        apart.append((root, origin(frame.size)))
        outer = nil
    }
}

extension ViewHost {
    /// The current tree with its placed boxes.
    package var placedTree: PlacedTree {
        update()
        let layout = currentLayout
        // The layout is completed now, because its issues refer to current views.
        layout.root.layOut()
        report(layout.takeIssues())
        return PlacedTree(graph.top, layout, textMetrics)
    }

    /// Returns the frames of a view in the host's space: several if its body has several views, and
    /// none if the layout does not contain it.
    package func frames(of view: Node) -> [CGRect] {
        update()
        let layout = currentLayout
        return layout.boxes(of: view).compactMap { layout.root.frame(of: $0) }
    }

    /// Returns the frames of the view that matches a query; see ``frame(of:)``.
    package func frames(of query: ViewQuery) -> [CGRect] { node(query).map(frames) ?? [] }

    /// Reports an issue of a renderer, once for each view.
    package func reportOnce(_ message: String, path: String) {
        report([(path, message)])
    }
}
