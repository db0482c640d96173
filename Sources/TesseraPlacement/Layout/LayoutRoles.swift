// A view takes part in the layout by a role: it makes a box, or a modifier makes the boxes around
// the modified views. A node without a role passes on the boxes of its children.

/// A view or modifier that takes part in the layout.
package protocol LayoutRole: Role {
    // These are requirements so that they are compiled for each type.

    /// Whether each box follows the rule of a ``Ruled`` view or modifier.
    static var hasRule: Bool { get }
    /// Returns the view or modifier of a node.
    @MainActor static func at(_ node: Node) -> Self?
    /// Replaces the boxes of the views inside a node by the boxes of the node.
    @MainActor static func makeBoxes(
        of node: Node, in context: LayoutContext, from level: LayoutContext.Level)
    /// Gives a box of a node its current rule. Returns `false` if the node has no rule.
    @MainActor static func update(
        _ box: LayoutBox, of node: Node, in context: LayoutContext
    ) -> Bool
}

extension LayoutRole {
    package static var hasRule: Bool { false }

    @MainActor package static func at(_ node: Node) -> Self? { node.role(Self.self) }

    @MainActor package static func update(
        _ box: LayoutBox, of node: Node, in context: LayoutContext
    ) -> Bool { false }
}

extension LayoutRole where Self: PrimitiveView {
    @MainActor package static func at(_ node: Node) -> Self? { kept(by: node) }
}

/// A view with a single box.
package protocol LayoutView: LayoutRole {
    /// Makes the view's box around the boxes of the views inside, in their order.
    func box(around views: [LayoutBox], in context: LayoutContext) -> LayoutBox
}

extension LayoutView {
    @MainActor package static func makeBoxes(
        of node: Node, in context: LayoutContext, from level: LayoutContext.Level
    ) {
        guard let box = at(node)?.box(around: context.views(from: level), in: context) else {
            return
        }
        context.replaceViews(from: level, by: box)
    }
}

/// A modifier that changes the size or position of each modified view.
package protocol LayoutModifier: LayoutRole {
    /// Makes the box around a modified view.
    func box(around view: LayoutBox, in context: LayoutContext) -> LayoutBox
}

extension LayoutModifier {
    @MainActor package static func makeBoxes(
        of node: Node, in context: LayoutContext, from level: LayoutContext.Level
    ) {
        guard let modifier = at(node) else { return }
        context.wrapViews(from: level) { modifier.box(around: $0, in: context) }
    }
}

/// A modifier that arranges the modified views together, or adds views.
package protocol LayoutListModifier: LayoutRole {
    /// Makes the boxes of the modified views.
    func boxes(
        around views: [LayoutBox], attached: [LayoutBox], in context: LayoutContext
    ) -> [LayoutBox]
}

extension LayoutListModifier {
    @MainActor package static func makeBoxes(
        of node: Node, in context: LayoutContext, from level: LayoutContext.Level
    ) {
        guard let modifier = at(node) else { return }
        let views = modifier.boxes(
            around: context.views(from: level), attached: context.attached(from: level),
            in: context)
        context.replaceViews(from: level, by: views)
    }
}

/// A view or modifier whose boxes follow a rule.
package protocol Ruled: LayoutRole {
    associatedtype Rule: LayoutRule

    func rule(in context: LayoutContext) -> Rule
}

extension LayoutRole where Self: Ruled {
    package static var hasRule: Bool { true }

    @MainActor package static func update(
        _ box: LayoutBox, of node: Node, in context: LayoutContext
    ) -> Bool {
        guard let box = box as? RuleBox<Rule>, let rule = at(node)?.rule(in: context) else {
            return false
        }
        box.rule = rule
        return true
    }
}

extension LayoutView where Self: Ruled {
    package func box(around views: [LayoutBox], in context: LayoutContext) -> LayoutBox {
        context.box(rule(in: context), views)
    }
}

extension LayoutModifier where Self: Ruled {
    package func box(around view: LayoutBox, in context: LayoutContext) -> LayoutBox {
        context.box(rule(in: context), view)
    }
}
