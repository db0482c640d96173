// A view takes part in the layout by a role: it makes a box, or a modifier makes the boxes around
// the modified views. A node without a role passes on the boxes of its children.

/// A view or modifier that takes part in the layout.
package protocol LayoutRole: Role {
    // The functions are requirements so that they are compiled for each type.
    /// Replaces the boxes of the views inside a node by the boxes of the node.
    @MainActor static func makeBoxes(
        of node: Node, in context: LayoutContext, from level: LayoutContext.Level)
    func makeBoxes(in context: LayoutContext, from level: LayoutContext.Level)
}

extension LayoutRole {
    @MainActor package static func makeBoxes(
        of node: Node, in context: LayoutContext, from level: LayoutContext.Level
    ) {
        node.role(Self.self)?.makeBoxes(in: context, from: level)
    }
}

extension LayoutRole where Self: PrimitiveView {
    @MainActor package static func makeBoxes(
        of node: Node, in context: LayoutContext, from level: LayoutContext.Level
    ) {
        kept(by: node).makeBoxes(in: context, from: level)
    }
}

/// A view with a single box.
package protocol LayoutView: LayoutRole {
    /// Makes the view's box around the boxes of the views inside, in their order.
    func box(around views: [LayoutBox], in context: LayoutContext) -> LayoutBox
}

extension LayoutView {
    package func makeBoxes(in context: LayoutContext, from level: LayoutContext.Level) {
        context.replaceViews(
            from: level, by: box(around: context.views(from: level), in: context))
    }
}

/// A modifier that changes the size or position of each modified view.
package protocol LayoutModifier: LayoutRole {
    /// Makes the box around a modified view.
    func box(around view: LayoutBox, in context: LayoutContext) -> LayoutBox
}

extension LayoutModifier {
    package func makeBoxes(in context: LayoutContext, from level: LayoutContext.Level) {
        context.wrapViews(from: level) { box(around: $0, in: context) }
    }
}

/// A modifier whose rule lays out each modified view.
package protocol RuleModifier: LayoutModifier {
    associatedtype Rule: LayoutRule
    var rule: Rule { get }
}

extension RuleModifier {
    package func box(around view: LayoutBox, in context: LayoutContext) -> LayoutBox {
        context.box(rule, view)
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
    package func makeBoxes(in context: LayoutContext, from level: LayoutContext.Level) {
        let (views, attached) = (context.views(from: level), context.attached(from: level))
        context.replaceViews(
            from: level, by: boxes(around: views, attached: attached, in: context))
    }
}
