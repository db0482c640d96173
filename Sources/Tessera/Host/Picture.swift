import TesseraCore

/// A snapshot of a tree, with parts that are computed on demand.
@MainActor
final class Picture<Content: View> {
    let graph: ViewGraph<Content>
    private lazy var picture = graph.picture
    private lazy var outline = graph.outline
    /// The accessibility tree.
    private(set) lazy var accessibility = AccessibilityTree(outline.tree, outline.nodes)

    var tree: ViewTree { picture.tree }
    /// The nodes of the views, in tree order.
    var nodes: [Node] { picture.nodes }

    /// Makes a snapshot of a tree that must not change while the snapshot is used.
    init(of graph: ViewGraph<Content>) {
        self.graph = graph
    }

    /// Returns the innermost accessibility element that a view is part of, or else the first
    /// element inside the view.
    func accessibilityElement(of view: Node) -> AccessibilityTree.Element? {
        outline.nodes.firstIndex { $0 === view }
            .flatMap { accessibility.element(ofViewAt: outline.tree.positions(at: $0)) }
    }
}
