/// A view that may be there: what `if` without `else` and `if let` build.
nonisolated extension Optional: View where Wrapped: View {
    public typealias Body = Never
}

extension Optional: StandIn where Wrapped: View {
    @inlinable
    @MainActor public consuming func _show(in node: StandInNode<Self>) {
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
