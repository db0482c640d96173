/// A log of changed elements, each with its tree before its first change.
///
/// Only these elements are compared, so that the size of the whole tree does not matter.
@MainActor
final class ChangeLog {
    private var entries: [(element: Node, tree: ViewTree)] = []
    private var loggedNodes: Set<ObjectIdentifier> = []

    /// Adds the element of a node whose state is about to change, or that is about to run.
    func willChange(_ node: Node) {
        guard !isLogged(node) else { return }
        let element = node.enclosingElement
        entries.append((element, TreeWriter.write(element).tree))
        loggedNodes.insert(ObjectIdentifier(element))
    }

    /// Whether the node is in a logged element.
    private func isLogged(_ node: Node) -> Bool {
        guard !entries.isEmpty else { return false }
        var current: Node? = node
        while let node = current {
            if loggedNodes.contains(ObjectIdentifier(node)) { return true }
            current = node.parent
        }
        return false
    }

    /// Returns the changes since the last call, in the order of the tree.
    func takeDifference(below root: Node) -> ViewTree.Difference {
        defer { (entries, loggedNodes) = ([], []) }
        var changes: [ObjectIdentifier: [ViewTree.Difference.Change]] = [:]
        // An outer element logged later may contain the changes of an inner element.
        var reported: Set<String> = []
        for (element, tree) in entries where element.isMounted {
            let difference = TreeWriter.write(element).tree.difference(from: tree, of: element)
            let new = difference.changes.filter { !reported.contains($0.path) }
            reported.formUnion(new.map(\.path))
            if !new.isEmpty { changes[ObjectIdentifier(element)] = new }
        }
        if changes.count < 2 { return ViewTree.Difference(changes: changes.values.flatMap { $0 }) }
        return ViewTree.Difference(
            changes: order(of: changes.keys, below: root).flatMap { changes[$0] ?? [] })
    }

    /// Returns some logged elements in the order of the tree.
    private func order(
        of identities: some Sequence<ObjectIdentifier>, below root: Node
    ) -> [ObjectIdentifier] {
        let identities = Set(identities)
        var ancestors: Set<ObjectIdentifier> = []
        for (element, _) in entries where identities.contains(ObjectIdentifier(element)) {
            var current = element.parent
            while let node = current, ancestors.insert(ObjectIdentifier(node)).inserted {
                current = node.parent
            }
        }
        var order: [ObjectIdentifier] = []
        root.walk(includingWithheld: true) { node in
            let identity = ObjectIdentifier(node)
            if identities.contains(identity) { order.append(identity) }
            return ancestors.contains(identity) ? .enter : .skip
        }
        return order
    }
}

extension ViewTree {
    /// Returns the changes since `old`. Both are trees of one element in a larger tree.
    @MainActor
    fileprivate func difference(from old: ViewTree, of element: Node) -> Difference {
        guard self != old else { return Difference(changes: []) }
        let (parent, ordinal) = element.pathInParent
        return numbered(ordinal).difference(from: old.numbered(ordinal), under: parent)
    }

    private func numbered(_ ordinal: Int) -> ViewTree {
        var tree = self
        if ordinal > 0, !views.isEmpty { tree.views[0].ordinal = ordinal }
        return tree
    }
}
