/// Follows what is printed of a tree: after a change, only the parts that may show something else are
/// described anew.
///
/// A part is a composite view with what is below it, down to the next ones. While it is described it is
/// noted what is read, and each node that has a turn of its own tells when it has run. Where views have come,
/// gone or changed places, all is described. A tree has one follower, the latest.
@MainActor
package final class TreeFollower {
    private let graph: Graph
    // Who keeps the follower keeps the tree.
    private unowned let root: Node
    private var tree = ViewTree(views: [])
    private var origins: [ObjectIdentifier: String] = [:]
    /// The position of the view around each view; -1 at the top.
    private var parents: [Int] = []
    private var positions: [ObjectIdentifier: Int] = [:]
    private var rearrangements: Int?
    /// The parts that may show something else, each once, with their nodes: these may have left the tree since.
    fileprivate var stale: [(part: TreePart, node: Node)] = []
    /// The number of views that have been described since somebody looked, for tests to count.
    package var describedViews = 0

    init(_ root: Node) {
        (self.root, graph) = (root, root.graph)
        _ = difference()
    }

    /// Returns the changes since this was last called, or since the follower was made.
    package func difference() -> ViewTree.Difference {
        graph.update()
        return graph.keepingStill {
            let stale = stale
            self.stale = []
            for (part, _) in stale { part.isStale = false }
            // The nodes of before are all there, then.
            if rearrangements == root.rearrangements, let changes = changes(in: stale.map(\.part)) {
                return ViewTree.Difference(changes: changes)
            }
            // They may consist of other views, and have other things to note.
            for (_, node) in stale where node.isPresent {
                node.enclosingPart.removeProduct(TreePart.self)
            }
            let old = tree
            takePicture()
            return tree.difference(from: old)
        }
    }

    private func takePicture() {
        var writer = TreeWriter()
        writer.write(root)
        (tree, origins, rearrangements) = (writer.tree, writer.origins, root.rearrangements)
        describedViews += tree.views.count
        positions = [:]
        positions.reserveCapacity(writer.nodes.count)
        for (position, node) in writer.nodes.enumerated() {
            positions[ObjectIdentifier(node)] = position
        }
        parents = Array(repeating: -1, count: tree.views.count)
        for position in tree.views.indices {
            var inside = position + 1
            while inside < position + tree.views[position].size {
                parents[inside] = position
                inside += tree.views[inside].size
            }
        }
        root.walk { node in
            if node.hasOwnTurn { follow(node) }
            return .enter
        }
    }

    /// Has a node with a turn of its own tell when it runs.
    private func follow(_ node: Node) {
        if let known = node.product(TreePart.self), known.follower === self { return }
        _ = describe(TreePart(node, self))
    }

    /// Describes a part, if one begins at the node, and has it tell of changes from now on.
    private func describe(_ part: TreePart) -> TreeWriter {
        var writer = TreeWriter(part: part.node, origins: origins)
        part.reader.note(at: part.node) { if part.node.isPart { writer.write(part.node) } }
        part.node.keep(part)
        part.count = writer.nodes.count
        part.modifierCount = writer.tree.views.first?.modifiers.count ?? 0
        return writer
    }

    /// Returns the changes of some parts, in the order of the tree; `nil` if these are not its only ones.
    private func changes(in parts: [TreePart]) -> [ViewTree.Difference.Change]? {
        var views: [Int: ViewDescription] = [:]
        for part in partsAround(parts) {
            let (count, modifierCount) = (part.count, part.modifierCount)
            let writer = describe(part)
            describedViews += part.count
            guard part.count == count, add(writer, of: part, modifierCount, to: &views) else {
                return nil
            }
        }
        let changed = views.sorted { $0.key < $1.key }
        defer { for (position, view) in changed { tree.views[position] = view } }
        return changed.compactMap { position, view in
            .init(from: tree.views[position], to: view, at: path(at: position), [])
        }
    }

    /// Returns the parts that are to be described, each once: also those that other nodes are in.
    private func partsAround(_ parts: [TreePart]) -> [TreePart] {
        var found = parts.filter(\.node.isPart)
        for part in parts where !part.node.isPart {
            _ = describe(part)
            let outer = part.node.enclosingPart
            guard !found.contains(where: { $0.node === outer }) else { continue }
            if let part = outer.product(TreePart.self) { found.append(part) }
        }
        return found
    }

    /// Adds what is described of a part, by the positions in the tree; returns false if there are other views.
    ///
    /// - Parameter modifierCount: The number of modifiers that the part's own view said of itself before.
    private func add(
        _ writer: TreeWriter, of part: TreePart, _ modifierCount: Int,
        to views: inout [Int: ViewDescription]
    ) -> Bool {
        for (view, node) in zip(writer.tree.views, writer.nodes) {
            guard let position = positions[ObjectIdentifier(node)] else { return false }
            let old = views[position] ?? tree.views[position]
            var view = view
            (view.ordinal, view.size) = (old.ordinal, old.size)
            if node === part.node {
                // The rest is of the part around.
                view.modifiers += old.modifiers.dropFirst(modifierCount)
                (view.id, view.environment) = (old.id, old.environment)
            } else if node.isPart {
                view.styles = old.styles
            }
            if view != old { views[position] = view }
        }
        return true
    }

    private func path(at position: Int) -> String {
        let around = sequence(first: position) { [parents] in parents[$0] < 0 ? nil : parents[$0] }
        return tree.views.path(through: Array(around).reversed())
    }
}

/// A node with a turn of its own, and what is read to describe its part, if it has one.
private final class TreePart: NodeProduct {
    // The node keeps this, or it is kept with the node.
    unowned(unsafe) let node: Node
    private(set) weak var follower: TreeFollower?
    private(set) lazy var reader = ProductReader(self)
    /// The number of views in the part, with those that others begin with.
    var count = 0
    /// The number of modifiers that the part's own view says of itself.
    var modifierCount = 0
    var isStale = false

    init(_ node: Node, _ follower: TreeFollower) { (self.node, self.follower) = (node, follower) }

    func didBecomeStale() {
        guard !isStale else { return }
        isStale = true
        // Nodes are used on the main actor only.
        nonisolated(unsafe) let part = self
        MainActor.assumeIsolated { part.follower?.stale.append((part, part.node)) }
    }

    func nodeDidLeave() {}
}

@MainActor
extension Node {
    /// A Boolean value that is true if a part begins here: that of a composite view, or that above all.
    fileprivate var isPart: Bool { parent == nil || hasOwnTurn && elementName != nil }

    /// The node with which the part begins that this one is in.
    fileprivate var enclosingPart: Node {
        var node = self
        while !node.isPart, let parent = node.parent { node = parent }
        return node
    }
}
