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

extension ViewBuilder {
    /// Builds an `if` without an `else`.
    @inlinable
    public static func buildIf<Content: View>(_ content: consuming Content?) -> Content? {
        content
    }
}
