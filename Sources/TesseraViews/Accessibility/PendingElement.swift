/// A view, or several views combined by a modifier, whose outer modifiers have not been read.
@MainActor
struct PendingElement {
    /// The attributes that the view and its modifiers have set. Traits accumulate. Of two values for
    /// any other attribute, the outer one wins.
    var element: AccessibilityTree.Element
    /// The elements inside, in reading order.
    var inside: [AccessibilityTree.Element] = []
    /// The actions of the view's tap gestures.
    var taps: [AccessibilityAction] = []
    var removedTraits: AccessibilityTraits = []
    var children = AccessibilityChildBehavior.combine
    var isHidden = false
    /// Whether the modifiers make the view an element.
    var isElement = false
    /// Whether the view is a text, an image or a value.
    var isContent = false

    /// Adds the view's element, or the elements inside if the view is not an element itself.
    mutating func finish(into elements: inout [AccessibilityTree.Element]) {
        if isHidden { return }
        guard isElement || isContent, element.node.isVisible else {
            if elements.isEmpty { swap(&elements, &inside) } else { elements += inside }
            return
        }
        // Views over or behind a text or an image are separate elements, unless a modifier combines
        // them.
        if !isContent, children == .combine {
            element.combine(AccessibilityTree.flatten(inside))
        }
        element.traits.subtract(removedTraits)
        if children == .contain { element.children = inside }
        if children != .ignore { for tap in taps { element.add(tap) } }
        if element.actions.isEmpty {
            element.refusal = refusalOfViews
        } else if !element.actions.contains(where: { $0.refusal == nil }) {
            element.refusal = element.actions[0].refusal
        }
        elements.append(element)
        if isContent { elements += inside }
    }

    /// The reason why none of the views responds; `nil` if a view does.
    private var refusalOfViews: String? {
        let (node, view) = (element.node, element.view)
        if isContent { return node.refusal(of: .assistance) }
        var first: String?
        let responding = node.firstNode { inner in
            guard inner.elementName != nil, inner !== node || node === view else { return false }
            let refusal = inner.refusal(of: .assistance)
            first = first ?? refusal
            return refusal == nil
        }
        return responding == nil ? first : nil
    }

    /// Replaces the elements inside by the value that a view inside announces.
    private mutating func announce(_ speaker: Node?) {
        if let speaker {
            element.value = inside.filter { $0.node === speaker || $0.node.isInside(speaker) }
                .compactMap(\.label).joined(separator: ", ")
        }
        (inside, isContent) = ([], speaker != nil)
    }

    /// Applies the modifier of a node.
    mutating func apply(_ modifier: AccessibilityModifier, of node: Node) {
        switch modifier {
        case .label(let label):
            element.label = label
            element.hasDefaultLabel = node.role((any DefaultNamed).self)?.hasDefaultLabel == true
        case .value(let value): element.value = value
        case .hint(let hint): element.hint = hint
        case .localized(let modifier, let text):
            apply(modifier(text.words(in: node.environment.locale)), of: node)
            return
        case .addTraits(let traits): element.traits.formUnion(traits)
        case .children(let behavior): children = behavior
        case .action(let kind, let perform):
            element.actions.removeAll { $0.kind == kind }
            element.add(
                AccessibilityAction(
                    kind: kind, refusal: node.refusal(of: .assistance), perform: perform))
        case .identifier(let identifier):
            element.identifier = identifier
            return
        case .hidden(let isHidden):
            self.isHidden = isHidden
            return
        case .removeTraits(let traits):
            removedTraits.formUnion(traits)
            return
        case .content(let label, let traits):
            (element.label, element.traits, isContent) = (label, traits, true)
            return
        case .speaker(let speaker):
            if element.node.isVisible { announce(speaker) }
            return
        case .tap(let perform):
            let refusal = node.refusal(of: .assistance)
            taps.append(AccessibilityAction(kind: .default, refusal: refusal) { _ in perform() })
            return
        case .representation:
            self = PendingElement(
                element: .init(node: element.view, view: element.view), taps: taps)
            return
        case .several(let modifiers):
            for modifier in modifiers { apply(modifier, of: node) }
            return
        }
        isElement = true
    }
}

extension Node {
    /// Whether no modifier hides the view from the eye.
    @MainActor
    var isVisible: Bool { environment.refusals.sight == nil }
}

extension AccessibilityTree.Element {
    /// Takes over the labels, values, traits and actions of other elements.
    fileprivate mutating func combine(_ others: [AccessibilityTree.Element]) {
        if label == nil {
            let labelled = others.filter { $0.label != nil }
            let named = labelled.filter { !$0.hasDefaultLabel }
            hasDefaultLabel = named.isEmpty
            let words = (named.isEmpty ? labelled : named).compactMap(\.label)
                .joined(separator: ", ")
            if !words.isEmpty { label = words }
        }
        for other in others {
            value = value ?? other.value
            // Combined texts and images speak for the element and lose their own traits.
            traits.formUnion(other.traits.subtracting([.isStaticText, .isImage]))
            for action in other.actions { add(action) }
        }
    }
}
