/// A modifier whose views are in the tree, with their state, to be measured; one of them is shown, when
/// somebody says which, and the others are withheld.
///
/// What is withheld is neither printed nor found, and has not appeared.
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
        node.run()
    }
}

/// The place of a modifier whose views are withheld.
@MainActor
package protocol WithholdingPlace: AnyObject {
    /// The view that is shown.
    var shownView: Node? { get }
    /// Shows one view, with what is around it, and withholds the others.
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

    /// Lets go of what was made of the views.
    override func run() { dependencies.removeAll() }

    package override var hasOwnTurn: Bool { true }
}

@MainActor
extension Node {
    /// A Boolean value that is true if the node is in the tree to be measured, and not to be shown.
    package final var isWithheld: Bool { appearance.contains(.isWithheld) }

    /// Returns true if the view or the modifier whose body is running is withheld; the body runs again when
    /// it is not any more, or is again.
    package static func isBodyWithheld() -> Bool {
        guard let node = running else { return false }
        node.appearance.insert(.asks)
        return node.isWithheld
    }

    /// Has each node below know whether it is shown.
    fileprivate func settleWhatIsShown() {
        var changed: (withheld: [Node], shown: [Node]) = ([], [])
        /// - Parameter way: The rest of the way to the only view that is shown, if the node is on it.
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
        // What goes is told so before what comes is, as where one branch takes the place of another.
        for node in changed.withheld + changed.shown { node.isShownDidChange() }
    }
}

/// The way from a place down to the only view there that is shown.
@MainActor
private struct WayToShown {
    let view: Node?

    /// The rest of the way, below a node that is on it; `nil` at its end.
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
