extension AccessibilityTree {
    /// Reads the frontmost screen of a tree as an assistive technology would.
    init(_ tree: ViewTree, _ nodes: [Node]) {
        let screen = nodes.first.flatMap { $0.environment.presentations?.top }
        let positions = nodes.indices(on: screen)
        var reader = AccessibilityReader(nodes: nodes, from: positions.lowerBound)
        var views = screen == nil ? tree.roots[...] : tree.part(at: positions).roots[...]
        roots = reader.read(&views, inside: nil)
    }
}

extension [Node] {
    /// Returns the indices of the views of a presented screen, which are contiguous.
    @MainActor
    fileprivate func indices(on screen: PresentedScreen?) -> Range<Int> {
        guard let screen else { return indices }
        guard let first = firstIndex(where: { $0.presentedScreen === screen }) else { return 0..<0 }
        let rest = self[first...].firstIndex { $0.presentedScreen !== screen }
        return first..<(rest ?? endIndex)
    }
}

/// Makes accessibility elements of the views of a tree, in tree order.
@MainActor
private struct AccessibilityReader {
    /// The nodes of the views, in the order of the tree.
    let nodes: [Node]
    /// The position of the next view to read.
    private var position: Int

    init(nodes: [Node], from position: Int) {
        self.nodes = nodes
        self.position = position
    }

    private typealias Said = (label: String, traits: AccessibilityTraits)

    /// Reads sibling views and takes them from the list, up to the first view that `limit` does not
    /// modify. Applies only the modifiers inside `limit`.
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
            if let replacement = replacement(of: node, inside: limit) {
                views.removeFirst()
                let inside = readReplacement(by: replacement.modifier, in: view)
                elements += element(
                    replacement.outer[...], says: nil, inside, at: node, start..<position)
                continue
            }
            if let boundary = modifiers.lastIndex(where: { $0.attributes.children != nil }) {
                // All views that one `accessibilityElement` modifies make one element together.
                let inside = read(&views, inside: modifiers[boundary])
                elements += element(
                    modifiers[boundary...], says: nil, inside, at: node, start..<position)
            } else {
                views.removeFirst()
                position += 1
                var children = view.children[...]
                var inside = read(&children, inside: nil)
                guard node.environment.unseenReason == nil else {
                    elements += inside
                    continue
                }
                if let value = node.role((any AccessibleValue).self) {
                    inside = self.value(said: value.speaker(at: node), inside, start..<position)
                }
                let said = node.role((any AccessibleContent).self)?.accessibleContent(
                    in: node.environment)
                elements += element(modifiers, says: said, inside, at: node, start..<position)
            }
        }
        return elements
    }

    /// Returns the modifier whose views are announced instead of a view, and the accessibility
    /// modifiers outside it. Returns `nil` if there is no such modifier, or if it replaces several
    /// views together.
    private func replacement(
        of node: Node, inside limit: Node?
    ) -> (modifier: Node, outer: [Node])? {
        let nodes = modifierNodes(of: node).prefix { $0 !== limit }
        guard let index = nodes.lastIndex(where: { $0.has((any RepresentingModifier).self) }) else {
            return nil
        }
        let outer = nodes[(index + 1)...].filter { $0.announcement != nil }
        guard !outer.contains(where: { $0.attributes.children != nil }) else { return nil }
        return (nodes[index], outer)
    }

    /// Reads the views of a representing modifier instead of the view that it modifies. Returns no
    /// elements if another of the modified views shows them.
    private mutating func readReplacement(
        by modifier: Node, in view: ViewTree.Element
    ) -> [AccessibilityTree.Element] {
        position += 1
        var elements: [AccessibilityTree.Element] = []
        for child in view.children {
            if nodes[position].isAttachment, nodes[position].parent === modifier {
                position += 1
                var views = child.children[...]
                elements = read(&views, inside: nil)
            } else {
                position += child.positions.count
            }
        }
        return elements
    }

    /// Returns the element of a view, or of several views that share a modifier. Returns the
    /// elements inside if the view is not an element.
    private func element(
        _ modifiers: ArraySlice<Node>, says said: Said?, _ inside: [AccessibilityTree.Element],
        at node: Node, _ positions: Range<Int>
    ) -> [AccessibilityTree.Element] {
        var attributes = AccessibilityAttributes()
        // If two modifiers set the same attribute, the outer one wins.
        for modifier in modifiers { modifier.change(&attributes) }
        if attributes.isHidden { return [] }
        guard attributes.isAnElement || said != nil else { return inside }

        // Views over or behind a text or an image are separate elements, unless a modifier combines
        // them.
        let isBeside = said != nil && attributes.children == nil
        let behavior = attributes.children ?? .combine
        let combined = behavior == .combine && !isBeside ? AccessibilityTree.flatten(inside) : []
        let spoken = combined.compactMap(\.label).joined(separator: ", ")
        // Combined texts and images speak for the element and lose their own traits.
        var traits = combined.reduce(into: AccessibilityTraits()) { $0.formUnion($1.traits) }
        traits.subtract([.isStaticText, .isImage])
        traits.formUnion(said?.traits ?? [])
        traits.formUnion(attributes.addedTraits)
        traits.subtract(attributes.removedTraits)
        var element = AccessibilityTree.Element(
            label: attributes.label ?? said?.label ?? (spoken.isEmpty ? nil : spoken),
            value: attributes.value ?? combined.compactMap(\.value).first,
            hint: attributes.hint, identifier: attributes.identifier, traits: traits,
            children: behavior == .contain ? inside : [],
            adjustment: .first(
                of: [attributes.adjustment].compactMap { $0 } + combined.compactMap(\.adjustment)),
            activation: .first(
                of: [attributes.activation].compactMap { $0 } + combined.compactMap(\.activation)
                    + (behavior == .ignore ? [] : taps(on: node))),
            namedActions: combined.reduce(into: attributes.namedActions) {
                $0.merge($1.namedActions) { .first(of: [$0, $1]) ?? $0 }
            },
            positions: positions)
        element.refusal = refusal(of: element)
        return [element] + (isBeside ? inside : [])
    }

    /// Returns the reason why an element does not respond: all its actions are refused, or, if it
    /// has no actions, all its views are.
    private func refusal(of element: AccessibilityTree.Element) -> String? {
        let refusals =
            element.isInteractive
            ? element.refusals : element.positions.lazy.map { nodes[$0].refusal }
        return refusals.allSatisfy { $0 != nil } ? refusals.first ?? nil : nil
    }

    /// Returns an element without a label, whose value joins the labels of the elements below a
    /// node.
    private func value(
        said speaker: Node?, _ inside: [AccessibilityTree.Element], _ positions: Range<Int>
    ) -> [AccessibilityTree.Element] {
        guard let speaker else { return [] }
        let words = inside.filter { nodes[$0.position].isBelow(speaker) }.compactMap(\.label)
        return [
            AccessibilityTree.Element(
                value: words.joined(separator: ", "), traits: [], adjustment: nil, activation: nil,
                namedActions: [:], positions: positions)
        ]
    }

    /// The accessibility modifiers of a view, the innermost first. Modifiers on hidden views do not
    /// count.
    private func modifiers(of node: Node) -> [Node] {
        modifierNodes(of: node).filter {
            $0.announcement != nil && $0.environment.unseenReason == nil
        }
    }

    /// The actions of the tap gestures among a view's modifiers.
    ///
    /// An assistive technology activates a button in a row directly, while a finger cannot tell it
    /// from the row.
    private func taps(on node: Node) -> [AccessibilityAction<Void>] {
        modifierNodes(of: node).compactMap { modifier in
            let action =
                modifier.role((any TapHandler).self)?.tapAction(count: 1)
                ?? modifier.role(RowTapModifier.self)?.action
            return action.map { AccessibilityAction(refusal: modifier.refusal, perform: $0) }
        }
    }

    private func modifierNodes(of node: Node) -> [Node] { node.modifierNodes }
}

extension Node {
    /// The accessibility modifier that this node or its control provides.
    @MainActor
    fileprivate var announcement: AccessibilityModifier? {
        role(AccessibilityModifier.self) ?? role((any AccessibleControl).self)?.announcement
    }

    /// The modifier nodes between this view and its parent view, plus the parent if it is an
    /// `AccessibleControl`.
    @MainActor
    fileprivate var modifierNodes: [Node] {
        var nodes: [Node] = []
        var current = parent
        while let node = current, node.elementName == nil {
            nodes.append(node)
            current = node.parent
        }
        if let current, current.has((any AccessibleControl).self) { nodes.append(current) }
        return nodes
    }

    /// The accessibility identifiers of this view.
    @MainActor
    var identifiers: [String] {
        modifierNodes.compactMap { $0.announcement?.identifier }
    }

    /// Returns whether this node is `other` or a descendant of it.
    @MainActor
    fileprivate func isBelow(_ other: Node) -> Bool {
        sequence(first: self, next: \.parent).contains { $0 === other }
    }

    @MainActor
    fileprivate func change(_ attributes: inout AccessibilityAttributes) {
        announcement?.change(&attributes, refusal: refusal)
    }

    /// The attributes that this node's modifier sets.
    @MainActor
    fileprivate var attributes: AccessibilityAttributes {
        var attributes = AccessibilityAttributes()
        change(&attributes)
        return attributes
    }
}
