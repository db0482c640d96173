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

/// One of two views, built by `if`/`else` and `switch`.
///
/// Changing the branch drops the old view's state, even if both branches have the same type.
nonisolated public enum ConditionalContent<First: View, Second: View>: UnaryView {
    /// The view of the first branch.
    case first(First)
    /// The view of the second branch.
    case second(Second)

    @inlinable
    @MainActor public consuming func _show(in node: UnaryNode<Self>) {
        switch consume self {
        case .first(let content): node.show(consume content, as: true)
        case .second(let content): node.show(consume content, as: false)
        }
    }
}

/// An optional view, built by `if` without `else` and by `if let`.
nonisolated extension Optional: View where Wrapped: View {
    public typealias Body = Never
}

extension Optional: UnaryView where Wrapped: View {
    @inlinable
    @MainActor public consuming func _show(in node: UnaryNode<Self>) {
        switch consume self {
        case .some(let content): node.show(consume content, as: true)
        case nil: node.showNothing()
        }
    }
}

/// A view without content, built by an empty block.
nonisolated public struct EmptyView: UnaryView {
    /// Creates an empty view.
    public init() {}

    @inlinable
    @MainActor public consuming func _show(in node: UnaryNode<EmptyView>) {}
}

extension ViewBuilder {
    /// Builds an empty block.
    @inlinable
    public static func buildBlock() -> EmptyView {
        EmptyView()
    }

    /// Builds the first branch of an `if` with an `else`, or of a `switch`.
    @inlinable
    public static func buildEither<First: View, Second: View>(
        first content: consuming First
    ) -> ConditionalContent<First, Second> {
        .first(content)
    }

    /// Builds the second branch of an `if` with an `else`, or of a `switch`.
    @inlinable
    public static func buildEither<First: View, Second: View>(
        second content: consuming Second
    ) -> ConditionalContent<First, Second> {
        .second(content)
    }

    /// Builds an `if` without an `else`.
    @inlinable
    public static func buildIf<Content: View>(_ content: consuming Content?) -> Content? {
        content
    }
}
