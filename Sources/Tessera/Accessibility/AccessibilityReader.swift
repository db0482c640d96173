extension AccessibilityTree {
    /// Reads the frontmost screen of a tree as an assistive technology would.
    ///
    /// - Parameter nodes: The nodes of the tree's views, in tree order.
    init(_ tree: ViewTree, _ nodes: [Node]) {
        let screen = nodes.first.flatMap { $0.environment.presentations?.top }
        let positions = nodes.indices(on: screen)
        var reader = AccessibilityReader(tree: tree, nodes: nodes, position: positions.lowerBound)
        reader.read(until: positions.upperBound, inside: nil)
        roots = reader.elements
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
    let tree: ViewTree
    /// The nodes of the views, in tree order.
    let nodes: [Node]
    /// The position of the next view.
    var position: Int
    /// The elements of the views so far, apart from those combined into other elements.
    private(set) var elements: [AccessibilityTree.Element] = []

    private typealias Said = (label: String, traits: AccessibilityTraits)

    /// Reads sibling views up to a position, or up to the first view that `limit` does not modify.
    /// Applies only the modifiers inside `limit`.
    mutating func read(until end: Int, inside limit: Node?) {
        while position < end {
            let node = nodes[position]
            let around = node.modifierNodes
            var modifiers = modifiers(among: around)[...]
            if let limit {
                guard let end = modifiers.firstIndex(where: { $0.node === limit }) else { return }
                modifiers = modifiers[..<end]
            }
            let (start, first) = (position, elements.count)
            if let (modifier, outer) = replacement(among: around, inside: limit) {
                readReplacement(by: modifier)
                combine(from: first, outer[...], says: nil, around, start..<position)
            } else if let boundary = modifiers.lastIndex(where: { $0.attributes.children != nil }) {
                // All views inside one `accessibilityElement` modifier make one element.
                read(until: end, inside: modifiers[boundary].node)
                combine(from: first, modifiers[boundary...], says: nil, around, start..<position)
            } else {
                readView(node, modifiers, around)
            }
        }
    }

    private mutating func readView(
        _ node: Node, _ modifiers: ArraySlice<Modifier>, _ around: [Node]
    ) {
        let (positions, first) = (tree.positions(at: position), elements.count)
        position += 1
        read(until: positions.upperBound, inside: nil)
        guard node.environment.unseenReason == nil else { return }
        let roles = AnnouncedRoles.of(node)
        if roles.contains(.value), let value = node.role((any AccessibleValue).self) {
            replaceElements(from: first, byValueOf: value.speaker(at: node), positions)
        }
        var said: Said?
        if roles.contains(.content) {
            said = node.role((any AccessibleContent).self)?.accessibleContent(
                in: node.environment)
        }
        combine(from: first, modifiers, says: said, around, positions)
    }

    /// Returns the modifier whose views are announced instead of a view, and the accessibility
    /// modifiers outside it. Returns `nil` without such a modifier, or if it replaces several views
    /// together.
    private func replacement(
        among nodes: [Node], inside limit: Node?
    ) -> (modifier: Node, outer: [Modifier])? {
        var found: Node?
        var outer: [Modifier] = []
        for node in nodes {
            if node === limit { break }
            if AnnouncedRoles.of(node).contains(.representation) {
                (found, outer) = (node, [])
            } else if found != nil, let modifier = Modifier(node) {
                outer.append(modifier)
            }
        }
        guard let found, !outer.contains(where: { $0.attributes.children != nil }) else {
            return nil
        }
        return (found, outer)
    }

    /// Reads the views of a modifier instead of the view at this position, if that view shows them.
    private mutating func readReplacement(by modifier: Node) {
        let end = tree.positions(at: position).upperBound
        position += 1
        while position < end {
            let inside = tree.positions(at: position)
            if nodes[position].isAttachment, nodes[position].parent === modifier {
                position += 1
                read(until: inside.upperBound, inside: nil)
            }
            position = inside.upperBound
        }
    }

    /// Makes an element from the elements after an index, if the modifiers or the content of their
    /// view require one.
    private mutating func combine(
        from first: Int, _ modifiers: ArraySlice<Modifier>, says said: Said?, _ around: [Node],
        _ positions: Range<Int>
    ) {
        var attributes = AccessibilityAttributes()
        // If two modifiers set the same attribute, the outer one wins.
        for modifier in modifiers { modifier.change(&attributes) }
        if attributes.isHidden { return elements.removeSubrange(first...) }
        guard attributes.isAnElement || said != nil else { return }

        // Views over or behind a text or an image are separate elements, unless a modifier combines
        // them.
        let isBeside = said != nil && attributes.children == nil
        let behavior = attributes.children ?? .combine
        let isCombined = behavior == .combine && !isBeside && elements.count > first
        let combined = isCombined ? AccessibilityTree.flatten(Array(elements[first...])) : []
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
            children: behavior == .contain ? Array(elements[first...]) : [],
            adjustment: .first(
                of: [attributes.adjustment].compactMap { $0 } + combined.compactMap(\.adjustment)),
            activation: .first(
                of: [attributes.activation].compactMap { $0 } + combined.compactMap(\.activation)
                    + (behavior == .ignore ? [] : taps(among: around))),
            namedActions: combined.reduce(into: attributes.namedActions) {
                $0.merge($1.namedActions) { .first(of: [$0, $1]) ?? $0 }
            },
            positions: positions)
        element.refusal = refusal(of: element)
        if !isBeside { elements.removeSubrange(first...) }
        elements.insert(element, at: first)
    }

    /// Returns the reason why an element does not respond: all its actions are refused, or, if it
    /// has no actions, all its views are.
    private func refusal(of element: AccessibilityTree.Element) -> String? {
        if element.isInteractive {
            let refusals = element.refusals
            return refusals.contains(nil) ? nil : refusals[0]
        }
        var first: String?
        for position in element.positions {
            guard let refusal = nodes[position].refusal else { return nil }
            first = first ?? refusal
        }
        return first
    }

    /// Replaces the elements after an index by an element without a label, whose value joins the
    /// labels of the elements below a node. Without a node, the elements are removed.
    private mutating func replaceElements(
        from first: Int, byValueOf speaker: Node?, _ positions: Range<Int>
    ) {
        var spoken: [AccessibilityTree.Element] = []
        if let speaker {
            let words = elements[first...].filter { nodes[$0.position].isBelow(speaker) }
                .compactMap(\.label)
            spoken = [
                AccessibilityTree.Element(
                    value: words.joined(separator: ", "), traits: [], adjustment: nil,
                    activation: nil, namedActions: [:], positions: positions)
            ]
        }
        elements.replaceSubrange(first..., with: spoken)
    }

    /// Returns the accessibility modifiers of a visible view, the innermost first.
    private func modifiers(among nodes: [Node]) -> [Modifier] {
        var modifiers: [Modifier] = []
        for node in nodes {
            if let modifier = Modifier(node), node.environment.unseenReason == nil {
                modifiers.append(modifier)
            }
        }
        return modifiers
    }

    /// The actions of the tap gestures among a view's modifiers. A button in a row is activated
    /// separately: only fingers cannot distinguish it from the row.
    private func taps(among nodes: [Node]) -> [AccessibilityAction<Void>] {
        var actions: [AccessibilityAction<Void>] = []
        for node in nodes where AnnouncedRoles.of(node).contains(.tap) {
            let action =
                node.role((any TapHandler).self)?.tapAction(count: 1)
                ?? node.role(RowTapModifier.self)?.action
            if let action {
                actions.append(AccessibilityAction(refusal: node.refusal, perform: action))
            }
        }
        return actions
    }
}

/// A node with its accessibility modifier.
@MainActor
private struct Modifier {
    let node: Node
    let attributes: AccessibilityModifier

    func change(_ attributes: inout AccessibilityAttributes) {
        self.attributes.change(&attributes, refusal: node.refusal)
    }

    /// Finds the accessibility modifier of a node; `nil` if the node has none.
    init?(_ node: Node) {
        guard let attributes = node.announcement else { return nil }
        (self.node, self.attributes) = (node, attributes)
    }
}
