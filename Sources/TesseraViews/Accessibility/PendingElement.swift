/// A view, or several views combined by a modifier, whose outer modifiers have not been read.
@MainActor
struct PendingElement {
    /// The attributes that modifiers have set. Traits accumulate. Of two values for any other
    /// attribute, the outer one wins.
    var element: AccessibilityTree.Element
    /// The elements inside.
    var inside: [AccessibilityTree.Element]
    /// The actions of the view's tap gestures.
    var taps: [AccessibilityAction<Void>]
    var removedTraits: AccessibilityTraits = []
    var children: AccessibilityChildBehavior?
    var isHidden = false
    /// Whether the modifiers make the view an element.
    var isElement = false
    /// The words and traits of a text or an image.
    var content: AccessibleContent?

    /// - Parameter node: The node of the modifier that combines the view with others, if one does.
    init(
        of view: Node, in node: Node? = nil, inside: [AccessibilityTree.Element] = [],
        taps: [AccessibilityAction<Void>] = []
    ) {
        element = AccessibilityTree.Element(node: node ?? view, view: view)
        (self.inside, self.taps) = (inside, taps)
    }

    var node: Node { element.node }
    var view: Node { element.view }
    private var isVisible: Bool { node.environment.refusals.sight == nil }

    /// If the view is announced as a value, replaces the elements inside with one for that value.
    mutating func readValue() {
        guard let value = node.role((any AccessibleValue).self), isVisible else { return }
        let all = inside
        inside = []
        guard let speaker = value.speaker(at: node) else { return }
        var element = AccessibilityTree.Element(node: node, view: view)
        element.value = all.filter { $0.node === speaker || $0.node.isInside(speaker) }
            .compactMap(\.label).joined(separator: ", ")
        inside = [element]
    }

    /// Adds the view's element, or the elements inside if the view is not an element itself.
    func finish(in elements: inout [AccessibilityTree.Element]) {
        if isHidden { return }
        guard isElement || content != nil, isVisible else {
            elements += inside
            return
        }
        var element = element
        let traits = element.traits
        element.traits = content?.traits ?? []
        element.label = element.label ?? content?.label
        // Views over or behind a text or an image are separate elements, unless a modifier combines
        // them.
        if content == nil, (children ?? .combine) == .combine {
            element.combine(AccessibilityTree.flatten(inside))
        }
        element.traits.formUnion(traits)
        element.traits.subtract(removedTraits)
        if children == .contain { element.children = inside }
        if children != .ignore { for tap in taps { element.activation.add(tap) } }
        let refusals = element.refusals
        element.refusal =
            refusals.isEmpty ? refusalOfViews : refusals.contains(nil) ? nil : refusals[0]
        elements.append(element)
        if content != nil { elements += inside }
    }

    /// The reason why none of the views responds; `nil` if a view does.
    private var refusalOfViews: String? {
        var first: String?
        let responding = node.firstNode { inner in
            guard inner.elementName != nil, inner !== node || node === view else { return false }
            let refusal = inner.refusal(of: .assistance)
            first = first ?? refusal
            return refusal == nil
        }
        return responding == nil ? first : nil
    }
}

extension AccessibilityTree.Element {
    /// Takes over the labels, values, traits and actions of other elements.
    fileprivate mutating func combine(_ others: [AccessibilityTree.Element]) {
        guard !others.isEmpty else { return }
        let words = others.compactMap(\.label).joined(separator: ", ")
        if label == nil, !words.isEmpty { label = words }
        for other in others {
            value = value ?? other.value
            traits.formUnion(other.traits)
            if let action = other.adjustment { adjustment.add(action) }
            if let action = other.activation { activation.add(action) }
            for (name, action) in other.namedActions { namedActions[name].add(action) }
        }
        // Combined texts and images speak for the element and lose their own traits.
        traits.subtract([.isStaticText, .isImage])
    }
}

extension AccessibilityModifier {
    /// Changes the attributes of a view in the modifier at a node.
    @MainActor func change(_ view: inout PendingElement, at node: Node) {
        switch self {
        case .label(let label): view.element.label = label
        case .value(let value): view.element.value = value
        case .hint(let hint): view.element.hint = hint
        case .identifier(let identifier): view.element.identifier = identifier
        case .hidden(let isHidden): view.isHidden = isHidden
        case .addTraits(let traits): view.element.traits.formUnion(traits)
        case .removeTraits(let traits): view.removedTraits.formUnion(traits)
        case .children(let behavior): view.children = behavior
        case .adjustment(let handler):
            view.element.adjustment = AccessibilityAction(of: node, perform: handler)
        case .action(let kind, let handler):
            let action = AccessibilityAction(of: node, perform: handler)
            if let name = kind.name {
                view.element.namedActions[name] = action
            } else {
                view.element.activation = action
            }
        case .several(let modifiers):
            for modifier in modifiers { modifier.change(&view, at: node) }
        }
        switch self {
        case .identifier, .hidden, .removeTraits, .several: break
        default: view.isElement = true
        }
    }
}
