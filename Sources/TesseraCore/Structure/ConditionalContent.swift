/// One of two views: what `if`/`else` and `switch` build.
///
/// Changing the branch drops the old view's state, even where both branches hold the same type.
nonisolated public struct ConditionalContent<First: View, Second: View>: View {
    enum Storage {
        case first(First)
        case second(Second)
    }

    let storage: Storage

    public typealias Body = Never

    @MainActor public static func _makeNode(_ view: Self, under parent: Node) -> ViewNode<Self> {
        ConditionalNode(view, under: parent)
    }
}

private final class ConditionalNode<First: View, Second: View>:
    ViewNode<ConditionalContent<First, Second>>
{
    private enum Branch {
        case first(ViewNode<First>)
        case second(ViewNode<Second>)
    }

    private var branch: Branch?

    override init(_ view: ConditionalContent<First, Second>, under parent: Node) {
        super.init(view, under: parent)
        mount()
    }

    private func mount() {
        switch view.storage {
        case .first(let content): branch = .first(First._makeNode(content, under: self))
        case .second(let content): branch = .second(Second._makeNode(content, under: self))
        }
    }

    override func accept(_ new: consuming ConditionalContent<First, Second>) {
        view = new
        switch (branch, view.storage) {
        case (.first(let node), .first(let content)): node.update(content)
        case (.second(let node), .second(let content)): node.update(content)
        default:
            forEachChild { $0.unmount() }
            mount()
        }
    }

    package override func forEachChild(_ visit: (Node) -> Void) {
        switch branch {
        case .first(let node): visit(node)
        case .second(let node): visit(node)
        case nil: break
        }
    }
}
