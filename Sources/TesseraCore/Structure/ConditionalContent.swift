/// One of two views: what `if`/`else` and `switch` build.
///
/// Changing the branch drops the old view's state, even where both branches hold the same type.
nonisolated public enum ConditionalContent<First: View, Second: View>: StandIn {
    /// The view of the first branch.
    case first(First)
    /// The view of the second branch.
    case second(Second)

    public typealias Body = Never

    @inlinable
    @MainActor public consuming func _show(in node: StandInNode<Self>) {
        switch consume self {
        case .first(let content): node.show(consume content, as: true)
        case .second(let content): node.show(consume content, as: false)
        }
    }
}
