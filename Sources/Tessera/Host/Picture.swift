/// A picture of a tree with the nodes that it shows.
@MainActor
struct Picture {
    let tree: ViewTree
    let nodes: [Node]
    let accessibility: AccessibilityTree

    init(_ picture: (tree: ViewTree, nodes: [Node])) {
        tree = picture.tree
        nodes = picture.nodes
        accessibility = AccessibilityTree(picture.tree, picture.nodes)
    }
}
