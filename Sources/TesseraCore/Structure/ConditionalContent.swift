/// One of two views: what `if`/`else` and `switch` build.
///
/// Changing the branch drops the old view's state, even where both branches hold the same type.
nonisolated public enum ConditionalContent<First: View, Second: View>: View {
    /// The view of the first branch.
    case first(First)
    /// The view of the second branch.
    case second(Second)

    public typealias Body = Never

    @inlinable
    @MainActor public static func _makeNode(
        _ view: consuming Self, under parent: Node
    ) -> ViewNode<Self> {
        ConditionalNode(consume view, under: parent)
    }

    @inlinable
    @MainActor public static func _update(_ node: ViewNode<Self>, to view: consuming Self) {
        // The node was made above.
        unsafeDowncast(node, to: ConditionalNode<First, Second>.self).accept(consume view)
    }
}

@usableFromInline
final class ConditionalNode<First: View, Second: View>:
    ViewNode<ConditionalContent<First, Second>>
{
    @usableFromInline
    enum Branch {
        case first(ViewNode<First>)
        case second(ViewNode<Second>)
    }

    // An access to it contains none that changes it.
    @exclusivity(unchecked)
    @usableFromInline var branch: Branch?

    @inlinable
    init(_ view: consuming ConditionalContent<First, Second>, under parent: Node) {
        super.init(under: parent)
        makeBranch(consume view)
    }

    @inlinable
    override func accept(_ new: consuming ConditionalContent<First, Second>) {
        switch consume new {
        case .first(let content):
            if case .first(let node) = branch { return node.update(consume content) }
            forEachChild { $0.unmount() }
            makeBranch(.first(consume content))
        case .second(let content):
            if case .second(let node) = branch { return node.update(consume content) }
            forEachChild { $0.unmount() }
            makeBranch(.second(consume content))
        }
        viewsDidChange()
    }

    @inlinable
    func makeBranch(_ view: consuming ConditionalContent<First, Second>) {
        switch consume view {
        case .first(let content):
            branch = .first(First._makeNode(consume content, under: self))
        case .second(let content):
            branch = .second(Second._makeNode(consume content, under: self))
        }
    }

    @usableFromInline
    package override func forEachChild(_ visit: (Node) -> Void) {
        switch branch {
        case .first(let node): visit(node)
        case .second(let node): visit(node)
        case nil: break
        }
    }
}
