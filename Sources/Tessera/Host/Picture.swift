/// A picture of a tree with the nodes that it shows.
@MainActor
struct Picture {
    let tree: ViewTree
    let nodes: [Node]

    /// The accessibility tree, computed at each reading.
    var accessibility: AccessibilityTree { AccessibilityTree(tree, nodes) }

    init(_ picture: (tree: ViewTree, nodes: [Node])) {
        tree = picture.tree
        nodes = picture.nodes
    }
}
