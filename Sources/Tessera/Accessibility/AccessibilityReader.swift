extension AccessibilityTree {
    /// Reads a picture of a tree, with its nodes, as an assistive technology would.
    init(_ tree: ViewTree, _ nodes: [Node]) {
        var reader = AccessibilityReader(nodes: nodes)
        roots = tree.roots.flatMap { reader.read($0) }
    }
}

@MainActor
private struct AccessibilityReader {
    let nodes: [Node]
    private var position = 0

    init(nodes: [Node]) { self.nodes = nodes }

    mutating func read(_ view: ViewTree.Element) -> [AccessibilityTree.Element] {
        let start = position
        position += 1
        let node = nodes[start]
        let (attributes, outermost) = attributes(of: node)
        var inside: [AccessibilityTree.Element] = []
        for child in view.children { inside += read(child) }
        let positions = start..<position

        if attributes.isHidden { return [] }
        let said = (node.payload as? any AccessibleContent)?.accessibleContent
        guard let behavior = behavior(of: attributes, says: said != nil) else { return inside }

        let combined = behavior == .combine ? inside : []
        let refusal = outermost.refusal
        let spoken = combined.compactMap(\.label).filter { !$0.isEmpty }.joined(separator: ", ")
        var traits = combined.reduce(said?.traits ?? []) { $0.union($1.traits) }
        // What is combined speaks for the element, not as texts and images of its own.
        if said == nil { traits.subtract([.isStaticText, .isImage]) }
        traits.formUnion(attributes.addedTraits)
        traits.subtract(attributes.removedTraits)
        return [
            AccessibilityTree.Element(
                label: attributes.label ?? said?.label ?? (spoken.isEmpty ? nil : spoken),
                value: attributes.value ?? combined.compactMap(\.value).first,
                hint: attributes.hint, traits: traits, refusal: refusal,
                isEnabled: outermost.environment.isEnabled,
                children: behavior == .contain ? inside : [],
                adjustment: attributes.adjustment ?? combined.compactMap(\.adjustment).first,
                activation: attributes.activation ?? combined.compactMap(\.activation).first
                    ?? tap(on: node),
                namedActions: combined.reduce(into: attributes.namedActions) {
                    $0.merge($1.namedActions) { own, _ in own }
                },
                positions: positions)
        ]
    }

    /// Whether the view is an element, and what becomes of the views inside.
    private func behavior(
        of attributes: AccessibilityAttributes, says: Bool
    ) -> AccessibilityChildBehavior? {
        if let children = attributes.children { return children }
        let isDescribed =
            attributes.label != nil || attributes.value != nil || attributes.hint != nil
            || attributes.adjustment != nil || attributes.activation != nil
            || !attributes.namedActions.isEmpty || !attributes.addedTraits.isEmpty
        return isDescribed || says ? .combine : nil
    }

    /// What the view's modifiers say of it, and the node of the outermost of them.
    ///
    /// Of two modifiers that say the same, the outer one counts, as in SwiftUI it is the later.
    private func attributes(of node: Node) -> (AccessibilityAttributes, outermost: Node) {
        var attributes = AccessibilityAttributes()
        var outermost = node
        var current = node.parent
        while let node = current, node.elementName == nil {
            if let modifier = node.payload as? AccessibilityModifier {
                modifier.change(&attributes)
                outermost = node
            }
            current = node.parent
        }
        return (attributes, outermost)
    }

    /// The tap gesture among the view's modifiers.
    private func tap(on node: Node) -> (() -> Void)? {
        var current = node.parent
        while let node = current, node.elementName == nil {
            if let action = (node.payload as? any TapHandler)?.tapAction(count: 1) {
                return action
            }
            current = node.parent
        }
        return nil
    }
}

/// A view that says something by itself.
protocol AccessibleContent {
    var accessibleContent: (label: String, traits: AccessibilityTraits) { get }
}
