/// A view whose type is not known to the compiler.
///
/// Wrapping another type of view than before replaces the content and drops its state; wrapping
/// the same type updates it in place.
nonisolated public struct AnyView: View {
    let box: AnyViewBox

    /// Hides the type of a view.
    public init<Content: View>(_ view: Content) {
        box = (view as? AnyView)?.box ?? TypedViewBox(view)
    }

    /// Hides the type of a view.
    public init<Content: View>(erasing view: Content) {
        self.init(view)
    }

    public typealias Body = Never

    @MainActor public static func _makeNode(
        _ view: consuming AnyView, under parent: Node
    ) -> ViewNode<AnyView> {
        AnyViewNode(view, under: parent)
    }
}

extension AnyView: GraphComparable {
    static func isSame(_ old: AnyView, _ new: AnyView) -> Bool {
        old.box === new.box || old.box.isSame(as: new.box)
    }
}

/// Holds the wrapped view where its type is still known.
class AnyViewBox {
    @MainActor func makeNode(under parent: Node) -> Node { preconditionFailure("an abstract box") }
    /// Hands the wrapped view to `node`; `false` if that node keeps another type of view.
    @MainActor func update(_ node: Node) -> Bool { false }
    func isSame(as other: AnyViewBox) -> Bool { false }
}

private final class TypedViewBox<Content: View>: AnyViewBox {
    let view: Content

    init(_ view: Content) {
        self.view = view
    }

    override func makeNode(under parent: Node) -> Node {
        Content._makeNode(view, under: parent)
    }

    override func update(_ node: Node) -> Bool {
        guard let node = node as? ViewNode<Content> else { return false }
        node.update(view)
        return true
    }

    override func isSame(as other: AnyViewBox) -> Bool {
        guard let other = other as? TypedViewBox<Content> else { return false }
        return Comparison.of(Content.self).isSame(view, other.view)
    }
}

private final class AnyViewNode: ViewNode<AnyView> {
    private var child: Node?

    init(_ view: AnyView, under parent: Node) {
        super.init(under: parent)
        child = view.box.makeNode(under: self)
    }

    override func accept(_ new: consuming AnyView) {
        guard let child, !new.box.update(child) else { return }
        child.unmount()
        self.child = new.box.makeNode(under: self)
        viewsDidChange()
    }

    package override func forEachChild(_ visit: (Node) -> Void) {
        if let child { visit(child) }
    }
}
