/// A view in whose place another one is shown.
///
/// The other one is kept, with its state, for as long as its identity is the same: which branch it
/// is, or what its id is.
public protocol StandIn: View where Body == Never {
    /// The identity of the view that is shown, which another in its stead does not have.
    associatedtype _Identity: Hashable = Bool

    /// Shows a view in a node, or nothing.
    consuming func _show(in node: StandInNode<Self>)

    /// A Boolean value that is true if the printed tree shows the identity, as the view's id.
    static var _printsIdentity: Bool { get }
}

extension StandIn {
    /// An identity is not printed, as a rule.
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

/// Keeps what is shown in a view's place.
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
