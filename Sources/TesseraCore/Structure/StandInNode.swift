/// A view that shows a single other view.
///
/// The shown view keeps its state while its identity, such as the branch or the id, stays the same.
public protocol StandIn: View where Body == Never {
    /// The identity of the shown view. A different identity shows a new view.
    associatedtype _Identity: Hashable = Bool

    /// Shows a view, or nothing, in a node.
    consuming func _show(in node: StandInNode<Self>)

    /// Whether the printed tree shows the identity as the view's id.
    static var _printsIdentity: Bool { get }
}

extension StandIn {
    /// By default, an identity is not printed.
    public static var _printsIdentity: Bool { false }

    @inlinable
    public static func _makeNode(_ view: consuming Self, under parent: Node) -> ViewNode<Self> {
        StandInNode(consume view, under: parent)
    }

    @inlinable
    public static func _update(_ node: ViewNode<Self>, to view: consuming Self) {
        // The node was made above.
        unsafeDowncast(node, to: StandInNode<Self>.self).accept(consume view)
    }
}

/// The node of a view that shows a single other view.
public final class StandInNode<Content: StandIn>: ViewNode<Content> {
    @usableFromInline var identity: Content._Identity?

    @inlinable
    init(_ view: consuming Content, under parent: borrowing Node) {
        super.init(under: parent)
        view._show(in: self)
    }

    @inlinable
    func accept(_ new: consuming Content) {
        let before = child
        new._show(in: self)
        if child !== before { viewsDidChange() }
    }

    @inlinable
    func show<Shown: View>(_ view: consuming Shown, as identity: Content._Identity) {
        if self.identity != identity {
            removeChild()
            self.identity = identity
        }
        show(consume view)
    }

    @inlinable
    func showNothing() {
        removeChild()
        identity = nil
    }

    override func describe(into writer: inout TreeWriter) {
        guard Content._printsIdentity, let child, let identity else {
            return super.describe(into: &writer)
        }
        writer.identified(by: identity, child)
    }
}
