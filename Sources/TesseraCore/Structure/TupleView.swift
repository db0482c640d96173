/// A sequence of views, identified by their positions.
nonisolated public struct TupleView<each Content: View>: View {
    /// The views.
    public var value: (repeat each Content)

    /// Creates a sequence of views.
    @inlinable
    public init(_ value: repeat each Content) {
        self.value = (repeat each value)
    }

    public typealias Body = Never

    @inlinable
    @MainActor public static func _makeNode(
        _ view: consuming Self, under parent: Node
    ) -> ViewNode<Self> {
        TupleNode(view, under: parent)
    }

    @inlinable
    @MainActor public static func _update(_ node: ViewNode<Self>, to view: consuming Self) {
        // The node was made above.
        unsafeDowncast(node, to: TupleNode<repeat each Content>.self).accept(view)
    }
}

@usableFromInline
final class TupleNode<each Content: View>: ViewNode<TupleView<repeat each Content>> {
    @usableFromInline var children: (repeat ViewNode<each Content>)?

    @inlinable
    init(_ view: consuming TupleView<repeat each Content>, under parent: borrowing Node) {
        super.init(under: parent)
        guard hasRoom else { return }
        children = (repeat (each Content)._makeNode(each view.value, under: self))
    }

    @inlinable
    func accept(_ new: consuming TupleView<repeat each Content>) {
        guard let children else { return }
        repeat (each children).update(each new.value)
    }

    package override func forEachChild(_ visit: (Node) -> Void) {
        guard let children else { return }
        repeat visit(each children)
    }
}

extension ViewBuilder {
    /// Builds a block of several views.
    @inlinable
    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<repeat each Content> {
        TupleView(repeat each content)
    }
}
