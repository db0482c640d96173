/// A view that is nothing: what an empty block builds.
nonisolated public struct EmptyView: View {
    public init() {}

    public typealias Body = Never

    @MainActor public static func _makeNode(_ view: EmptyView, under parent: Node) -> ViewNode<
        EmptyView
    > {
        ViewNode(view, under: parent)
    }
}
