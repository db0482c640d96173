import TesseraCore
import TesseraLayout

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

    /// A Boolean value that is true if a box may take over what its view or modifier says now.
    var canUpdate: Bool { self == .view || self == .modifier || self == .shape }

    /// Has a box take over what its view or modifier says now; returns false if it cannot.
    @MainActor func update(_ box: LayoutBox, of node: Node, in context: LayoutContext) -> Bool {
        switch self {
        case .view: node.role((any LayoutView).self)?.update(box, in: context) ?? false
        case .modifier: node.role((any LayoutModifier).self)?.update(box, in: context) ?? false
        case .shape: node.role((any Shape).self).map { box.takeOverValues(of: $0.box) } ?? false
        case .none, .listModifier, .unruled: false
        }
    }

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
