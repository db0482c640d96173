import TesseraCore
import TesseraLayout

/// The way in which the nodes of one type take part in the layout.
enum LayoutKind {
    /// It hands on the boxes below it.
    case none
    /// A view of a type: a node is asked for it by the type, which takes less time than by the role.
    case view(any LayoutView.Type)
    case modifier
    case listModifier
    case shape
    /// A view of which no rule is known.
    case unruled

    private static let kinds = TypeTable<LayoutKind>()

    /// Returns the kind of a node, which its type says.
    @MainActor static func of(_ node: Node) -> LayoutKind {
        kinds.known(of: type(of: node)) {
            if let view = node.role((any LayoutView).self) { return .view(type(of: view)) }
            if node.has((any LayoutModifier).self) { return .modifier }
            if node.has((any LayoutListModifier).self) { return .listModifier }
            if node.has((any Shape).self) { return .shape }
            return node.has((any PrimitiveView).self) ? .unruled : .none
        }
    }

    /// A Boolean value that is true if a node of this kind hands on the boxes below it.
    var isNone: Bool { if case .none = self { true } else { false } }

    /// A Boolean value that is true if a box may take over what its view or modifier says now.
    var canUpdate: Bool {
        switch self {
        case .view, .modifier, .shape: true
        case .none, .listModifier, .unruled: false
        }
    }

    /// Has a box take over what its view or modifier says now; returns false if it cannot.
    @MainActor func update(_ box: LayoutBox, of node: Node, in context: LayoutContext) -> Bool {
        switch self {
        case .view(let type): type.update(box, of: node, in: context)
        case .modifier: node.role((any LayoutModifier).self)?.update(box, in: context) ?? false
        case .shape: node.role((any Shape).self).map { box.takeOverValues(of: $0.box) } ?? false
        case .none, .listModifier, .unruled: false
        }
    }
}

// These are requirements so that they are compiled for each type of view.

extension LayoutView {
    @MainActor
    static func box(
        of node: Node, around views: [LayoutBox], in context: LayoutContext
    ) -> LayoutBox? {
        node.role(Self.self)?.box(around: views, in: context)
    }

    @MainActor
    static func update(_ box: LayoutBox, of node: Node, in context: LayoutContext) -> Bool {
        node.role(Self.self)?.update(box, in: context) ?? false
    }
}

extension LayoutView where Self: PrimitiveView {
    @MainActor
    static func box(
        of node: Node, around views: [LayoutBox], in context: LayoutContext
    ) -> LayoutBox? {
        kept(by: node).box(around: views, in: context)
    }

    @MainActor
    static func update(_ box: LayoutBox, of node: Node, in context: LayoutContext) -> Bool {
        kept(by: node).update(box, in: context)
    }
}
