extension AccessibilityTree {
    /// Reads a picture of a tree, with its nodes, as an assistive technology would.
    init(_ tree: ViewTree, _ nodes: [Node]) {
        var reader = AccessibilityReader(nodes: nodes)
        var views = tree.roots[...]
        roots = reader.read(&views, inside: nil)
    }
}

/// Makes accessibility elements of the views of a tree, in the order of the tree.
@MainActor
private struct AccessibilityReader {
    /// The nodes of the views, in the order of the tree.
    let nodes: [Node]
    /// How many views have been read.
    private var position = 0

    init(nodes: [Node]) { self.nodes = nodes }

    private typealias Said = (label: String, traits: AccessibilityTraits)

    /// Reads views that stand side by side, as long as `limit` modifies them, and takes them from
    /// the list. Of their modifiers, those inside `limit` count.
    mutating func read(
        _ views: inout ArraySlice<ViewTree.Element>, inside limit: Node?
    ) -> [AccessibilityTree.Element] {
        var elements: [AccessibilityTree.Element] = []
        while let view = views.first {
            let node = nodes[position]
            var modifiers = modifiers(of: node)[...]
            if let limit {
                guard let end = modifiers.firstIndex(where: { $0 === limit }) else { break }
                modifiers = modifiers[..<end]
            }
            let start = position
            if let boundary = modifiers.lastIndex(where: { $0.attributes.children != nil }) {
                // All views that one `accessibilityElement` modifies make one element.
                let inside = read(&views, inside: modifiers[boundary])
                elements += element(
                    modifiers[boundary...], says: nil, inside, at: node, start..<position)
            } else {
                views.removeFirst()
                position += 1
                var children = view.children[...]
                var inside = read(&children, inside: nil)
                if let value = node.payload as? any AccessibleValue {
                    inside = self.value(said: value.speaker(at: node), inside, start..<position)
                }
                let said = (node.payload as? any AccessibleContent)?.accessibleContent(
                    in: node.environment)
                elements += element(modifiers, says: said, inside, at: node, start..<position)
            }
        }
        return elements
    }

    /// What is told of a view, or of a few with a modifier in common: itself or what is inside.
    private func element(
        _ modifiers: ArraySlice<Node>, says said: Said?, _ inside: [AccessibilityTree.Element],
        at node: Node, _ positions: Range<Int>
    ) -> [AccessibilityTree.Element] {
        var attributes = AccessibilityAttributes()
        // Of two modifiers that say the same, the outer one counts.
        for modifier in modifiers { modifier.change(&attributes) }
        if attributes.isHidden { return [] }
        guard attributes.isAnElement || said != nil else { return inside }

        // What lies over or behind a text or an image is no part of it, unless it is made to be.
        let isBeside = said != nil && attributes.children == nil
        let behavior = attributes.children ?? .combine
        let combined = behavior == .combine && !isBeside ? inside : []
        let spoken = combined.compactMap(\.label).joined(separator: ", ")
        // What is combined speaks for the element, and is no text or image of its own any more.
        var traits = combined.reduce(into: AccessibilityTraits()) { $0.formUnion($1.traits) }
        traits.subtract([.isStaticText, .isImage])
        traits.formUnion(said?.traits ?? [])
        traits.formUnion(attributes.addedTraits)
        traits.subtract(attributes.removedTraits)
        let place = modifiers.last ?? node
        return [
            AccessibilityTree.Element(
                label: attributes.label ?? said?.label ?? (spoken.isEmpty ? nil : spoken),
                value: attributes.value ?? combined.compactMap(\.value).first,
                hint: attributes.hint, traits: traits, refusal: place.refusal,
                isEnabled: place.environment.isEnabled,
                children: behavior == .contain ? inside : [],
                adjustment: attributes.adjustment ?? combined.compactMap(\.adjustment).first,
                activation: attributes.activation ?? combined.compactMap(\.activation).first
                    ?? (behavior == .ignore ? nil : tap(on: node)),
                namedActions: combined.reduce(into: attributes.namedActions) {
                    $0.merge($1.namedActions) { own, _ in own }
                },
                positions: positions)
        ] + (isBeside ? inside : [])
    }

    /// An element without a name, whose value is what the elements below a node say.
    private func value(
        said speaker: Node?, _ inside: [AccessibilityTree.Element], _ positions: Range<Int>
    ) -> [AccessibilityTree.Element] {
        guard let speaker else { return [] }
        let words = inside.filter { nodes[$0.position].isBelow(speaker) }.compactMap(\.label)
        return [
            AccessibilityTree.Element(
                value: words.joined(separator: ", "), traits: [], isEnabled: true, adjustment: nil,
                activation: nil, namedActions: [:], positions: positions)
        ]
    }

    /// The nodes of the accessibility modifiers of a view, the innermost first.
    private func modifiers(of node: Node) -> [Node] {
        modifierNodes(of: node).filter { $0.payload is any AccessibilitySource }
    }

    /// The tap gesture among a view's modifiers. A button in a row is activated by itself: it is
    /// fingers that cannot tell it from the row.
    private func tap(on node: Node) -> (() -> Void)? {
        for modifier in modifierNodes(of: node) {
            if let action = (modifier.payload as? any TapHandler)?.tapAction(count: 1) {
                return action
            }
            if let modifier = modifier.payload as? RowTapModifier { return modifier.action }
        }
        return nil
    }

    /// The nodes between a view's and that of the view around it.
    private func modifierNodes(of node: Node) -> [Node] {
        var nodes: [Node] = []
        var current = node.parent
        while let node = current, node.elementName == nil {
            nodes.append(node)
            current = node.parent
        }
        return nodes
    }
}

extension Node {
    /// Whether this node is `other`, or one below it.
    @MainActor
    fileprivate func isBelow(_ other: Node) -> Bool {
        sequence(first: self, next: \.parent).contains { $0 === other }
    }

    @MainActor
    fileprivate func change(_ attributes: inout AccessibilityAttributes) {
        (payload as? any AccessibilitySource)?.change(&attributes)
    }

    /// What this node's modifier says by itself.
    @MainActor
    fileprivate var attributes: AccessibilityAttributes {
        var attributes = AccessibilityAttributes()
        change(&attributes)
        return attributes
    }
}
