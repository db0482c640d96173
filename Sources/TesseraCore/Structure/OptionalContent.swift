/// A view that may be there: what `if` without `else` and `if let` build.
nonisolated extension Optional: View where Wrapped: View {
    public typealias Body = Never

    @inlinable
    @MainActor public static func _makeNode(
        _ view: consuming Self, under parent: Node
    ) -> ViewNode<Self> {
        OptionalNode(view, under: parent)
    }

    @inlinable
    @MainActor public static func _update(_ node: ViewNode<Self>, to view: consuming Self) {
        // The node was made above.
        unsafeDowncast(node, to: OptionalNode<Wrapped>.self).accept(consume view)
    }
}

@usableFromInline
final class OptionalNode<Wrapped: View>: ViewNode<Wrapped?> {
    @usableFromInline var child: ViewNode<Wrapped>?

    @inlinable
    init(_ view: consuming Wrapped?, under parent: Node) {
        super.init(under: parent)
        if let content = consume view { child = Wrapped._makeNode(consume content, under: self) }
    }

    @inlinable
    override func accept(_ new: consuming Wrapped?) {
        switch consume new {
        case .some(let content):
            if let child { return child.update(consume content) }
            child = Wrapped._makeNode(consume content, under: self)
        case nil:
            guard let child else { return }
            child.unmount()
            self.child = nil
        }
        viewsDidChange()
    }

    package override func forEachChild(_ visit: (Node) -> Void) {
        if let child { visit(child) }
    }
}
