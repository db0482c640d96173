extension AccessibilityTree {
    /// Reads a picture of a tree, with its nodes, as an assistive technology would: the screen in
    /// front of all others.
    init(_ tree: ViewTree, _ nodes: [Node]) {
        let screen = nodes.first.flatMap { $0.environment.presentations?.top }
        let positions = nodes.indices(on: screen)
        var reader = AccessibilityReader(nodes: nodes, from: positions.lowerBound)
        var views = screen == nil ? tree.roots[...] : tree.part(at: positions).roots[...]
        roots = reader.read(&views, inside: nil)
    }
}

extension [Node] {
    /// The indices of the views of a presented screen, which stand one after the other.
    @MainActor
    fileprivate func indices(on screen: PresentedScreen?) -> Range<Int> {
        guard let screen else { return indices }
        guard let first = firstIndex(where: { $0.presentedScreen === screen }) else { return 0..<0 }
        let rest = self[first...].firstIndex { $0.presentedScreen !== screen }
        return first..<(rest ?? endIndex)
    }
}

/// Makes accessibility elements of the views of a tree, in the order of the tree.
@MainActor
private struct AccessibilityReader {
    /// The nodes of the views, in the order of the tree.
    let nodes: [Node]
    /// The position of the view that is read next.
    private var position: Int

    init(nodes: [Node], from position: Int) {
        self.nodes = nodes
        self.position = position
    }

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
            if let replacement = replacement(of: node, inside: limit) {
                views.removeFirst()
                let inside = readReplacement(by: replacement.modifier, in: view)
                elements += element(
                    replacement.outer[...], says: nil, inside, at: node, start..<position)
                continue
            }
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

    /// The modifier whose views are announced in place of a view, and the accessibility modifiers outside
    /// it; `nil` if there is none, or one that stands for the view together with others.
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

    /// Reads the views of a modifier in place of a view that it modifies: none if that is not the one
    /// that shows them.
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

    /// The elements of a view, or of a few with a modifier in common: itself or what is inside.
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
        let combined = behavior == .combine && !isBeside ? AccessibilityTree.flatten(inside) : []
        let spoken = combined.compactMap(\.label).joined(separator: ", ")
        // What is combined speaks for the element, and is no text or image of its own any more.
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

    /// Why an element does not respond: none of its actions is performed, or, if it has none, none of
    /// its views is in use.
    private func refusal(of element: AccessibilityTree.Element) -> String? {
        let refusals =
            element.isInteractive
            ? element.refusals : element.positions.lazy.map { nodes[$0].refusal }
        return refusals.allSatisfy { $0 != nil } ? refusals.first ?? nil : nil
    }

    /// Returns an element without a label, whose value is the labels of the elements below a node.
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

    /// The nodes of the accessibility modifiers of a view, the innermost first; those of what is not
    /// seen count no more than the view.
    private func modifiers(of node: Node) -> [Node] {
        modifierNodes(of: node).filter {
            $0.announcement != nil && $0.environment.unseenReason == nil
        }
    }

    /// The actions of the tap gestures among a view's modifiers. A button in a row is activated by
    /// itself: it is fingers that cannot tell it from the row.
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
    /// The modifier of accessibility that this node keeps, or that its control stands for.
    @MainActor
    fileprivate var announcement: AccessibilityModifier? {
        role(AccessibilityModifier.self) ?? role((any AccessibleControl).self)?.announcement
    }

    /// The nodes between this one, a view's, and that of the view around it, and that one, too, if it is a
    /// control that says how it is announced.
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

    /// The names that tests know this view by.
    @MainActor
    var identifiers: [String] {
        modifierNodes.compactMap { $0.announcement?.identifier }
    }

    /// Returns true if this node is `other`, or one below it.
    @MainActor
    fileprivate func isBelow(_ other: Node) -> Bool {
        sequence(first: self, next: \.parent).contains { $0 === other }
    }

    @MainActor
    fileprivate func change(_ attributes: inout AccessibilityAttributes) {
        announcement?.change(&attributes, refusal: refusal)
    }

    /// The attributes that this node's modifier sets by itself.
    @MainActor
    fileprivate var attributes: AccessibilityAttributes {
        var attributes = AccessibilityAttributes()
        change(&attributes)
        return attributes
    }
}
