/// Several views one after the other; each is known by its position.
nonisolated public struct TupleView<each Content: View>: View {
    public var value: (repeat each Content)

    public init(_ value: repeat each Content) {
        self.value = (repeat each value)
    }

    public typealias Body = Never

    @MainActor public static func _makeNode(_ view: Self, under parent: Node) -> ViewNode<Self> {
        TupleNode(view, under: parent)
    }
}

private final class TupleNode<each Content: View>: ViewNode<TupleView<repeat each Content>> {
    private var children: (repeat ViewNode<each Content>)?

    override init(_ view: TupleView<repeat each Content>, under parent: Node) {
        super.init(view, under: parent)
        children = (repeat (each Content)._makeNode(each view.value, under: self))
    }

    override func accept(_ new: consuming TupleView<repeat each Content>) {
        view = new
        guard let children else { return }
        repeat (each children).update(each view.value)
    }

    package override func forEachChild(_ visit: (Node) -> Void) {
        guard let children else { return }
        repeat visit(each children)
    }
}
