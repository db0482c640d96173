/// A modifier that adds something to its content as it stands.
///
/// The printed tree shows it beside the view that it modifies. `didAppear`, `didChange(from:)`
/// and `didDisappear` are called after the tree is up to date, and may write state.
public protocol PrimitiveModifier: ViewModifier where Body == Never {
    /// What the printed tree shows of this modifier, if anything.
    var description: ModifierDescription? { get }

    /// Whether the graph calls the three functions below.
    static var observesLifetime: Bool { get }
    func didAppear()
    func didChange(from old: Self)
    func didDisappear()
}

extension PrimitiveModifier {
    public static var observesLifetime: Bool { false }
    public func didAppear() {}
    public func didChange(from old: Self) {}
    public func didDisappear() {}

    public func body(content: Content) -> Never {
        preconditionFailure("\(Self.self) is a primitive modifier: it has no body.")
    }

    @inlinable
    public static func _makeNode<Modified: View>(
        _ view: ModifiedContent<Modified, Self>, under parent: Node
    ) -> ViewNode<ModifiedContent<Modified, Self>> {
        PrimitiveModifierNode(view, under: parent)
    }

    @inlinable
    public static func _update<Modified: View>(
        _ node: ViewNode<ModifiedContent<Modified, Self>>,
        to view: consuming ModifiedContent<Modified, Self>
    ) {
        // The node was made above.
        let node = unsafeDowncast(node, to: PrimitiveModifierNode<Modified, Self>.self)
        node.replaceView(view)
        node.updateContent()
    }
}

@usableFromInline
class PrimitiveModifierNode<Content: View, Modifier: PrimitiveModifier>:
    ViewNode<ModifiedContent<Content, Modifier>>
{
    @exclusivity(unchecked)
    @usableFromInline final var child: ViewNode<Content>?

    @inlinable
    override init(_ view: ModifiedContent<Content, Modifier>, under parent: Node) {
        super.init(view, under: parent)
        prepare()
        child = Content._makeNode(view.content, under: self)
        if Modifier.observesLifetime {
            // Even if it has gone again by then: who disappears has appeared.
            graph.afterUpdate { [self] in self.view.modifier.didAppear() }
        }
    }

    /// Called before the content is made, so that its environment can be.
    @usableFromInline
    func prepare() {}

    @usableFromInline
    override func accept(_ new: consuming ModifiedContent<Content, Modifier>) {
        replaceView(new)
        updateContent()
    }

    @inlinable
    final func replaceView(_ new: consuming ModifiedContent<Content, Modifier>) {
        if Modifier.observesLifetime {
            let old = view.modifier
            graph.afterUpdate { [weak self] in self?.view.modifier.didChange(from: old) }
        }
        view = new
    }

    @inlinable
    final func updateContent() {
        child?.update(view.content)
    }

    final override func didUnmount() {
        guard Modifier.observesLifetime else { return }
        let modifier = view.modifier
        graph.afterUpdate { modifier.didDisappear() }
    }

    package override func forEachChild(_ visit: (Node) -> Void) {
        if let child { visit(child) }
    }

    package final override var payload: Any { view.modifier }

    override func describe(into writer: inout TreeWriter) {
        writer.modifier(view.modifier.description, of: self)
    }
}
