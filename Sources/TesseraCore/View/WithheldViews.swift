/// A modifier whose views are in the tree for measurement, with their state. One chosen view is
/// shown; the others are withheld.
///
/// A withheld view is not printed or found, and has not appeared.
nonisolated package struct WithheldViews: PrimitiveModifier {
    package init() {}

    package var description: ModifierDescription? { nil }

    @MainActor package static func _makeNode<Modified: View>(
        _ view: consuming ModifiedContent<Modified, Self>, under parent: Node
    ) -> ViewNode<ModifiedContent<Modified, Self>> {
        WithholdingNode(view, under: parent)
    }

    @MainActor package static func _update<Modified: View>(
        _ node: ViewNode<ModifiedContent<Modified, Self>>,
        to view: consuming ModifiedContent<Modified, Self>
    ) {
        // The node was made above.
        let node = unsafeDowncast(node, to: WithholdingNode<Modified>.self)
        node.accept(view)
        node.productsDidBecomeStale()
    }
}

/// The node of a modifier that withholds views.
@MainActor
package protocol WithholdingPlace: AnyObject {
    /// The shown view.
    var shownView: Node? { get }
    /// Shows one view with its ancestors, and withholds the others.
    func show(only view: Node?)
}

private final class WithholdingNode<Content: View>: PrimitiveModifierNode<Content, WithheldViews>,
    WithholdingPlace
{
    private(set) weak var shownView: Node?

    override func prepare() { appearance.insert(.withholds) }

    func show(only view: Node?) {
        shownView = view
        settleWhatIsShown()
        markStale()
    }

    package override var hasOwnTurn: Bool { true }
}

@MainActor
extension Node {
    /// Whether the node is in the tree for measurement only.
    package final var isWithheld: Bool { appearance.contains(.isWithheld) }

    /// Returns whether the view or modifier whose body is running is withheld. The body runs again
    /// when that changes.
    package static func isBodyWithheld() -> Bool {
        guard let node = running else { return false }
        node.appearance.insert(.asks)
        return node.isWithheld
    }

    /// Updates whether each descendant is shown.
    fileprivate func settleWhatIsShown() {
        var changed: (withheld: [Node], shown: [Node]) = ([], [])
        /// - Parameter way: The rest of the path to the shown view, if the node is on that path.
        func settle(_ node: Node, isShown: Bool, _ way: WayToShown?) {
            let place = node as? any WithholdingPlace
            let inner = place.map { WayToShown(view: $0.shownView) } ?? way?.below(node)
            let isOnWay = isShown && inner != nil
            var appearance = node.appearance
            appearance.set(.isWithheld, !isShown)
            appearance.set(.withholds, place != nil || isOnWay)
            let isChanged = appearance.contains(.isWithheld) != node.isWithheld
            node.appearance = appearance
            if isChanged, isShown { changed.shown.append(node) }
            if isChanged, !isShown { changed.withheld.append(node) }
            guard isChanged || isOnWay else { return }
            node.forEachChild { child in
                let way = child.isAttachment ? nil : inner
                settle(child, isShown: isShown && way?.leads(through: child) != false, way)
            }
        }
        settle(self, isShown: !isWithheld, nil)
        // Views disappear before others appear, as when one branch replaces another.
        for node in changed.withheld + changed.shown { node.isShownDidChange() }
    }
}

/// The path from a place down to its only shown view.
@MainActor
private struct WayToShown {
    let view: Node?

    /// Returns the rest of the path below a node on it; `nil` at its end.
    func below(_ node: Node) -> WayToShown? { node === view ? nil : self }

    func leads(through node: Node) -> Bool {
        var current = view
        while let next = current, next !== node { current = next.parent }
        return current != nil
    }
}

extension Appearance {
    fileprivate mutating func set(_ element: Appearance, _ isThere: Bool) {
        if isThere { insert(element) } else { remove(element) }
    }
}
