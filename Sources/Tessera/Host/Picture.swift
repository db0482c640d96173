import TesseraCore

/// A tree at one moment, with as much of a picture of it as somebody needs.
@MainActor
final class Picture<Content: View> {
    let graph: ViewGraph<Content>
    private lazy var picture = graph.picture
    /// The accessibility tree.
    private(set) lazy var accessibility = AccessibilityTree(tree, nodes)

    var tree: ViewTree { picture.tree }
    /// The nodes that the tree shows, in its order.
    var nodes: [Node] { picture.nodes }

    /// Takes a tree in which nothing changes for as long as the picture is used.
    init(of graph: ViewGraph<Content>) {
        self.graph = graph
    }

    /// The innermost accessibility element that a view is part of, or else the first one inside it.
    func accessibilityElement(of view: Node) -> AccessibilityTree.Element? {
        nodes.firstIndex { $0 === view }
            .flatMap { accessibility.element(ofViewAt: tree.positions(at: $0)) }
    }
}
