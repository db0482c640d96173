/// A view that shows a single other view, or nothing.
///
/// The shown view keeps its state while its identity, such as the branch or the id, stays the same.
public protocol UnaryView: View where Body == Never {
    /// The identity of the shown view. A different identity shows a new view.
    associatedtype _Identity: Hashable = Bool

    /// Shows a view, or nothing, in a node.
    consuming func _show(in node: UnaryNode<Self>)

    /// Whether the printed tree shows the identity as the view's id.
    static var _printsIdentity: Bool { get }
}

extension UnaryView {
    /// By default, an identity is not printed.
    public static var _printsIdentity: Bool { false }

    @inlinable
    public static func _show(_ view: consuming Self, in node: Node?, under parent: Node) -> Node? {
        UnaryNode.show(consume view, in: node, under: parent)
    }
}

/// The node of a view that shows a single other view.
public final class UnaryNode<Content: UnaryView>: Node, ViewNode {
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
