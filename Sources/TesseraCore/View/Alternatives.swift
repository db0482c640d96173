/// A modifier whose views are alternatives. All are in the tree for measurement, with their state,
/// and one chosen view is shown.
///
/// A hidden view is not printed or found, and has not appeared.
nonisolated package struct Alternatives: PrimitiveModifier {
    package init() {}

    @MainActor package static func _show<Modified: View>(
        _ view: consuming ModifiedContent<Modified, Self>, in node: Node?, under parent: Node
    ) -> Node? {
        AlternativesNode.show(view, in: node, under: parent)
    }
}

/// The node of a choice between alternative views.
@MainActor
package protocol AlternativesPlace: AnyObject {
    /// The shown view.
    var chosen: Node? { get }
    /// Shows one view with its ancestors, and hides the others.
    func choose(_ view: Node)
}

private final class AlternativesNode<Modified: View>:
    PrimitiveModifierNode<Modified, Alternatives>, AlternativesPlace
{
    private(set) weak var chosen: Node?
    /// The ancestors of the shown view.
    private var ancestors: Set<ObjectIdentifier> = []
    private let choice = Source()

    override func prepare() { graph.hasAlternatives = true }

    func choose(_ view: Node) {
        chosen = view
        ancestors = Set(
            sequence(first: view, next: \.parent).dropFirst().map { ObjectIdentifier($0) })
        choice.notifyReaders()
        // Views disappear before others appear, as when one branch replaces another.
        for isHidden in [true, false] {
            walk(includingHidden: true) { node in
                if node.hasAppeared == isHidden, node.isHiddenAlternative == isHidden {
                    node.viewsMayHaveChanged()
                }
                return .enter
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
}
