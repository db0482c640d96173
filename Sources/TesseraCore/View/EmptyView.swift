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
}
