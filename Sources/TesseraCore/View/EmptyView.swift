/// A view that is nothing: what an empty block builds.
nonisolated public struct EmptyView: View {
    /// Makes a view without content.
    public init() {}

    public typealias Body = Never

    @inlinable
    @MainActor public static func _makeNode(
        _ view: consuming EmptyView, under parent: Node
    ) -> ViewNode<EmptyView> {
        ViewNode(under: parent)
    }

    @inlinable
    @MainActor public static func _update(
        _ node: ViewNode<EmptyView>, to view: consuming EmptyView
    ) {}
}

extension ViewBuilder {
    /// Builds a block without a view.
    @inlinable
    public static func buildBlock() -> EmptyView {
        EmptyView()
    }
}
