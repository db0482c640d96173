import TesseraCore

/// The way in which the nodes of one type take part in the layout.
enum LayoutKind {
    /// It hands on the boxes below it.
    case none
    case view
    case modifier
    case listModifier
    case shape
    /// A view of which no rule is known.
    case unruled

    private static let kinds = TypeTable<LayoutKind>()

    /// Returns the kind of a node, which its type says.
    @MainActor static func of(_ node: Node) -> LayoutKind {
        kinds.known(of: type(of: node)) {
            if node.has((any LayoutView).self) { return .view }
            if node.has((any LayoutModifier).self) { return .modifier }
            if node.has((any LayoutListModifier).self) { return .listModifier }
            if node.has((any Shape).self) { return .shape }
            return node.has((any PrimitiveView).self) ? .unruled : .none
        }
    }
}
