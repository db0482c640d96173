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

extension ViewBuilder {
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
}
