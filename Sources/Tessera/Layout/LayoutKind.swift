import TesseraCore
import TesseraLayout

/// The way that the nodes of a type take part in the layout.
enum LayoutKind {
    /// The node passes on the boxes of its children.
    case none
    /// A view with its type, whose static functions make the box.
    case view(any LayoutView.Type)
    case modifier
    case listModifier
    case shape
    /// A view without a layout rule.
    case unruled

    private static let kinds = TypeTable<LayoutKind>()

    /// Returns the kind of a node, which depends only on the node's type.
    @MainActor static func of(_ node: Node) -> LayoutKind {
        kinds.known(of: type(of: node)) {
            if let view = node.role((any LayoutView).self) { return .view(type(of: view)) }
            if node.has((any LayoutModifier).self) { return .modifier }
            if node.has((any LayoutListModifier).self) { return .listModifier }
            if node.has((any Shape).self) { return .shape }
            return node.has((any PrimitiveView).self) ? .unruled : .none
        }
    }

    /// Whether a node of this kind passes on the boxes of its children.
    var isNone: Bool { if case .none = self { true } else { false } }

    /// Whether a box can be updated from its view or modifier.
    var canUpdate: Bool {
        switch self {
        case .view, .modifier, .shape: true
        case .none, .listModifier, .unruled: false
        }
    }

    /// Updates a box from its view or modifier. Returns `false` if that is not possible.
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
