/// The way that the nodes of a type take part in the layout.
enum LayoutKind {
    /// The node passes on the boxes of its children.
    case none
    case role(any LayoutRole.Type)
    case shape
    /// A modifier or control that a finger can choose.
    case target
    /// A view without a layout rule.
    case unruled

    private static let kinds = TypeTable<LayoutKind>()

    /// Returns the kind of a node, which depends only on the node's type.
    @MainActor static func of(_ node: Node) -> LayoutKind {
        kinds.known(of: type(of: node)) {
            if let role = node.role((any LayoutRole).self) { return .role(type(of: role)) }
            if node.has((any Shape).self) { return .shape }
            if node.has((any SlideTarget).self) { return .target }
            return node.has((any PrimitiveView).self) ? .unruled : .none
        }
    }
}
