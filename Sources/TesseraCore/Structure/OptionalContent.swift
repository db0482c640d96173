/// A view that may be there: what `if` without `else` and `if let` build.
nonisolated extension Optional: View where Wrapped: View {
    public typealias Body = Never

    @MainActor public static func _makeNode(_ view: Self, under parent: Node) -> ViewNode<Self> {
        OptionalNode(view, under: parent)
    }
}

private final class OptionalNode<Wrapped: View>: ViewNode<Wrapped?> {
    private var child: ViewNode<Wrapped>?

    override init(_ view: Wrapped?, under parent: Node) {
        super.init(view, under: parent)
        child = view.map { Wrapped._makeNode($0, under: self) }
    }

    override func accept(_ new: consuming Wrapped?) {
        view = new
        if let child, let content = view {
            child.update(content)
        } else {
            child?.unmount()
            child = view.map { Wrapped._makeNode($0, under: self) }
        }
    }

    package override func forEachChild(_ visit: (Node) -> Void) {
        if let child { visit(child) }
    }
}
