/// A view without content, built by an empty block.
nonisolated public struct EmptyView: View {
    /// Creates an empty view.
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
    /// Builds an empty block.
    @inlinable
    public static func buildBlock() -> EmptyView {
        EmptyView()
    }
}
