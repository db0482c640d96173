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
    @MainActor public static func _show(
        _ view: consuming Self, in node: Node?, under parent: Node
    ) -> Node? {
        TupleNode.show(consume view, in: node, under: parent)
    }
}

@usableFromInline
final class TupleNode<each Content: View>: Node, ViewNode {
    @usableFromInline var children: [Node] = []

    @inlinable
    init(_ view: consuming TupleView<repeat each Content>, under parent: borrowing Node) {
        super.init(under: parent)
        guard hasRoom else { return }
        repeat add((each Content)._show(each view.value, in: nil, under: self))
    }

    @inlinable
    func add(_ child: Node?) {
        if let child { children.append(child) }
    }

    @inlinable
    func accept(_ new: consuming TupleView<repeat each Content>) {
        var rest = children[...]
        repeat update(&rest, to: each new.value)
    }

    @inlinable
    func update<Child: View>(_ rest: inout ArraySlice<Node>, to view: consuming Child) {
        if let child = rest.popFirst() { Child.update(child, to: consume view) }
    }

    package override func forEachChild(_ visit: @MainActor (Node) -> Void) {
        for child in children { visit(child) }
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
