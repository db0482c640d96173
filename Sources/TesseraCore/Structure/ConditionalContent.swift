/// One of two views: what `if`/`else` and `switch` build.
///
/// Changing the branch drops the old view's state, even where both branches hold the same type.
nonisolated public struct ConditionalContent<First: View, Second: View>: View {
    @usableFromInline
    enum Storage {
        case first(First)
        case second(Second)
    }

    @usableFromInline let storage: Storage

    @inlinable
    init(storage: Storage) {
        self.storage = storage
    }

    public typealias Body = Never

    @inlinable
    @MainActor public static func _makeNode(
        _ view: consuming Self, under parent: Node
    ) -> ViewNode<Self> {
        ConditionalNode(view, under: parent)
    }

    @inlinable
    @MainActor public static func _update(_ node: ViewNode<Self>, to view: consuming Self) {
        // The node was made above.
        unsafeDowncast(node, to: ConditionalNode<First, Second>.self).accept(view)
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

    @usableFromInline var branch: Branch?

    @inlinable
    init(_ view: consuming ConditionalContent<First, Second>, under parent: Node) {
        super.init(under: parent)
        mount(view)
    }

    @inlinable
    func mount(_ view: consuming ConditionalContent<First, Second>) {
        switch view.storage {
        case .first(let content): branch = .first(First._makeNode(content, under: self))
        case .second(let content): branch = .second(Second._makeNode(content, under: self))
        }
    }

    @inlinable
    override func accept(_ new: consuming ConditionalContent<First, Second>) {
        switch (branch, new.storage) {
        case (.first(let node), .first(let content)): node.update(content)
        case (.second(let node), .second(let content)): node.update(content)
        default:
            forEachChild { $0.unmount() }
            mount(new)
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
