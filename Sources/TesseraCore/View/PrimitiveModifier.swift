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
        to view: ModifiedContent<Modified, Self>
    ) {
        // The node was made above, or by a modifier of a special kind, of a class derived from it.
        unsafeDowncast(node, to: PrimitiveModifierNode<Modified, Self>.self).accept(view)
    }
}

@usableFromInline
class PrimitiveModifierNode<Content: View, Modifier: PrimitiveModifier>:
    ViewNode<ModifiedContent<Content, Modifier>>
{
    @usableFromInline final var child: ViewNode<Content>?

    @inlinable
    override init(_ view: ModifiedContent<Content, Modifier>, under parent: Node) {
        super.init(view, under: parent)
        prepare()
        child = Content._makeNode(view.content, under: self)
        if Modifier.observesLifetime {
            graph.afterUpdate { [weak self] in self?.view.modifier.didAppear() }
        }
    }

    /// Called before the content is made, so that its environment can be.
    @usableFromInline
    func prepare() {}

    /// Called before the content is updated, for the same reason.
    @usableFromInline
    func modifierDidChange(from old: Modifier) {}

    /// Called when the content has been updated.
    @usableFromInline
    func contentDidUpdate() {}

    @inlinable
    final override func accept(_ new: ModifiedContent<Content, Modifier>) {
        let old = view.modifier
        view = new
        modifierDidChange(from: old)
        if Modifier.observesLifetime {
            graph.afterUpdate { [weak self] in self?.view.modifier.didChange(from: old) }
        }
        child?.update(new.content)
        contentDidUpdate()
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
        writer.modifier(view.modifier.description, of: self) { writer in
            child?.describe(into: &writer)
        }
    }
}
