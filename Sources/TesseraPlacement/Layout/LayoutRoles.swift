// A view takes part in the layout by a role: it makes a box, or a modifier makes the boxes around
// the modified views. A node without a role passes on the boxes of its children.

/// A view or modifier that takes part in the layout.
package protocol LayoutRole: Role {
    // This is a requirement so that it is compiled for each type.
    /// Replaces the boxes of the views inside a node by the boxes of the node.
    @MainActor static func makeBoxes(
        of node: Node, in context: LayoutContext, from level: LayoutContext.Level)
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
        node.role(Self.self)?.makeBox(in: context, from: level)
    }

    fileprivate func makeBox(in context: LayoutContext, from level: LayoutContext.Level) {
        context.replaceViews(
            from: level, by: box(around: context.views(from: level), in: context))
    }
}

extension LayoutView where Self: PrimitiveView {
    @MainActor package static func makeBoxes(
        of node: Node, in context: LayoutContext, from level: LayoutContext.Level
    ) {
        kept(by: node).makeBox(in: context, from: level)
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
        guard let modifier = node.role(Self.self) else { return }
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
        guard let modifier = node.role(Self.self) else { return }
        let views = modifier.boxes(
            around: context.views(from: level), attached: context.attached(from: level),
            in: context)
        context.replaceViews(from: level, by: views)
    }
}
