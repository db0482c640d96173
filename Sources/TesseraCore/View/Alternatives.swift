/// A modifier whose views are alternatives. All are in the tree for measurement, with their state,
/// and one chosen view is shown.
///
/// A hidden view is not printed or found, and has not appeared.
nonisolated package struct Alternatives: PrimitiveModifier {
    package init() {}

    @MainActor package static func _show<Modified: View>(
        _ view: consuming ModifiedContent<Modified, Self>, in node: Node?, under parent: Node
    ) -> Node? {
        defer { node?.memosDidBecomeStale() }
        return AlternativesNode.show(view, in: node, under: parent)
    }
}

/// The node of a choice between alternative views.
@MainActor
package protocol AlternativesPlace: AnyObject {
    /// The shown view.
    var chosen: Node? { get }
    /// Shows one view with its ancestors, and hides the others.
    func choose(_ view: Node?)
}

private final class AlternativesNode<Modified: View>:
    PrimitiveModifierNode<Modified, Alternatives>, AlternativesPlace
{
    private(set) weak var chosen: Node?
    /// The ancestors of the shown view.
    private var ancestors: Set<ObjectIdentifier> = []
    private let choice = Source()

    override func prepare() { graph.hasAlternatives = true }

    func choose(_ view: Node?) {
        var nodes: [(node: Node, wasHidden: Bool)] = []
        walk(includingHidden: true) { node in
            nodes.append((node, node.isHiddenAlternative))
            return .enter
        }
        chosen = view
        ancestors = []
        var node = view
        while let parent = node?.parent {
            ancestors.insert(ObjectIdentifier(parent))
            node = parent
        }
        choice.notifyReaders()
        // Views disappear before others appear, as when one branch replaces another.
        for isHidden in [true, false] {
            for (node, wasHidden) in nodes
            where wasHidden != isHidden && node.isHiddenAlternative == isHidden {
                node.viewsMayHaveChanged()
            }
        }
        markStale()
    }

    /// Returns whether a node is neither in the shown view nor on the path to it. Views of modifiers
    /// on that path are shown.
    override func hides(_ node: Node) -> Bool {
        choice.noteRead()
        guard chosen != nil else { return node !== self }
        var current = node
        while let parent = current.parent, current !== chosen, current !== self {
            if ancestors.contains(ObjectIdentifier(parent)) {
                return !ancestors.contains(ObjectIdentifier(current)) && !current.isAttachment
            }
            current = parent
        }
        return false
    }

    package override var hasOwnTurn: Bool { true }
}
