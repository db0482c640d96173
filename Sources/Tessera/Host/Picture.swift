/// A picture of a tree with the nodes that it shows.
@MainActor
struct Picture {
    let tree: ViewTree
    let nodes: [Node]

    /// What an assistive technology is told; worked out at each reading.
    var accessibility: AccessibilityTree { AccessibilityTree(tree, nodes) }

    init(_ picture: (tree: ViewTree, nodes: [Node])) {
        tree = picture.tree
        nodes = picture.nodes
    }
}
