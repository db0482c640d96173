/// A node that runs the body of a view or modifier, its owner.
@MainActor @usableFromInline
class BodyNode<Owner>: ObservingNode {
    @usableFromInline final let uncountedInfo: Unmanaged<TypeInfo>
    @exclusivity(unchecked)
    @usableFromInline final var owner: Owner

    /// Creates the node. The body first runs when the body above it has finished.
    ///
    /// - Parameter scope: The environment of the body, if it differs from the parent's.
    @inlinable
    init(_ owner: consuming Owner, in scope: EnvironmentScope? = nil, under parent: borrowing Node)
    {
        self.owner = owner
        uncountedInfo = TypeInfo.uncounted(of: Owner.self)
        super.init(under: parent, in: scope)
    }

    /// Connects the owner's fields to the graph and queues the body. The node's creator calls it.
    @usableFromInline
    func begin() {
        uncountedInfo.uncounted { $0.install(in: &owner, for: self) }
        enqueueNext()
    }

    final var info: TypeInfo { uncountedInfo.takeUnretainedValue() }

    /// Shows the content of the owner's body.
    ///
    /// Content closures run while the content is mounted or updated, as part of this body.
    /// Composite views in the content run later.
    func showBody(of owner: inout Owner) {}

    /// Replaces the owner if the new one looks different. The body then runs.
    @inlinable
    final func acceptOwner(_ new: consuming Owner) {
        if isAnimated { beginMotion(of: &new, from: owner, isWhole: false) }
        if uncountedInfo.uncounted({ $0.replace(&owner, by: &new, at: self) }) { enqueueNext() }
    }

    /// Replaces the control of this node, which a style of any type draws.
    @usableFromInline func acceptControl(_ new: inout Owner) {}

    final override func run() {
        uncountedGraph.uncounted { graph in
            graph.willRunBody(at: self)
            if graph.isAnimated { _ = move(&owner) }
            observe {
                uncountedInfo.uncounted { $0.update(&owner) }
                showBody(of: &owner)
            }
        }
    }

    package override var bodyName: String? { info.name }
    final override var isView: Bool { info.isOpaque }
    package final override var elementName: String? { info.isShown ? info.name : nil }
    package final override var viewType: Any.Type? { info.isShown ? Owner.self : nil }

    final override var elementText: String? {
        guard info.describesItself, info.isShown else { return nil }
        return ViewDescription.text { info.describe(owner, into: &$0) }
    }

    override func didUnmount() {
        super.didUnmount()
        uncountedInfo.uncounted { $0.uninstall(&owner, for: self) }
    }

    override func describe(into writer: inout TreeWriter) {
        writer.composite(owner, by: info, of: self)
    }
}

extension View {
    @inlinable
    public static func _show(_ view: consuming Self, in node: Node?, under parent: Node) -> Node? {
        CompositeNode.show(consume view, in: node, under: parent)
    }

    // Inlined into each conformance, where the concrete type of the body is often known.
    @inlinable @inline(__always)
    public static func _showBody(of view: Self, in node: Node) {
        node.show(view.body)
    }
}

/// The node of a view with a body.
@usableFromInline
final class CompositeNode<Content: View>: BodyNode<Content>, ViewNode {
    @inlinable
    init(_ view: consuming Content, under parent: borrowing Node) {
        super.init(view, under: parent)
    }

    @inlinable
    func accept(_ new: consuming Content) { acceptOwner(consume new) }

    override func showBody(of view: inout Content) { Content._showBody(of: view, in: self) }

    package override func role<Wanted>(_ role: Wanted.Type) -> Wanted? { owner as? Wanted }
}
