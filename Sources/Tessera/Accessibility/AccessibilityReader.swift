import TesseraCore

extension AccessibilityTree {
    /// Reads the frontmost screen below a root node as an assistive technology would.
    init(below root: Node) {
        var screen: Node? = root
        if let top = root.environment.presentations?.top {
            screen = root.firstNode { $0.role((any ScreenBoundary).self)?.screen === top }
        }
        var reader = AccessibilityReader()
        roots = screen.map { reader.elements(of: $0) } ?? []
    }
}

/// Makes accessibility elements of living views in one walk, the inner views first.
@MainActor
private struct AccessibilityReader {
    /// The views read so far whose parent view has not been read.
    private var views: [PendingElement] = []

    /// Returns the elements of a node's views.
    mutating func elements(of node: Node) -> [AccessibilityTree.Element] {
        let start = views.count
        read(node)
        return finish(from: start)
    }

    private mutating func finish(from start: Int) -> [AccessibilityTree.Element] {
        var elements: [AccessibilityTree.Element] = []
        for index in start..<views.count { views[index].finish(in: &elements) }
        views.removeSubrange(start...)
        return elements
    }

    // The stack frames of this recursion are small, because trees are deep.
    private mutating func read(_ node: Node) {
        guard !node.isHiddenAlternative else { return }
        let start = views.count
        node.forEachChild { child in if !child.isAttachment { read(child) } }
        readView(at: node, from: start)
        let end = views.count
        guard end > start, let attachment = node.attachment else { return }
        read(attachment)
        attach(from: end)
    }

    /// Adds the views of a modifier to the last view before them, which shows them.
    private mutating func attach(from index: Int) {
        let attached = finish(from: index)
        views[index - 1].inside += attached
    }

    /// Reads the view or modifier of a node, after the views inside.
    private mutating func readView(at node: Node, from start: Int) {
        let roles = AccessibilityRoles.of(node)
        if roles.contains(.modifier), let modifier = node.role(AccessibilityModifier.self) {
            apply(modifier, of: node, from: start)
        }
        if roles.contains(.view) {
            let accessible =
                roles.contains(.accessible) ? node.role((any AccessibleView).self) : nil
            if let modifier = accessible?.announcement { apply(modifier, of: node, from: start) }
            var view = PendingElement(of: node, inside: finish(from: start))
            view.content = accessible?.content(in: node.environment)
            if roles.contains(.value) { view.readValue() }
            views.append(view)
        }
        guard views.count > start else { return }
        if roles.contains(.tap), let action = node.keyAction {
            let tap = AccessibilityAction(of: node, perform: action)
            for index in start..<views.count { views[index].taps.append(tap) }
        }
        if roles.contains(.representation) {
            for index in start..<views.count {
                views[index] = PendingElement(of: views[index].view, taps: views[index].taps)
            }
        }
    }

    /// Applies a modifier to the views from an index on.
    private mutating func apply(
        _ modifier: AccessibilityModifier, of node: Node, from start: Int
    ) {
        guard views.count > start else { return }
        if modifier.children != nil {
            // All views inside the modifier make one element.
            let first = views[start]
            views.append(
                PendingElement(
                    of: first.view, in: node, inside: finish(from: start), taps: first.taps))
        }
        for index in start..<views.count {
            modifier.change(&views[index], at: node)
        }
    }
}

/// A view, or several views combined by a modifier, whose outer modifiers have not been read.
@MainActor
struct PendingElement {
    /// The attributes that modifiers have set. If two modifiers set the same attribute, the outer
    /// one wins.
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
    var content: (label: String, traits: AccessibilityTraits)?

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

    /// Replaces the elements inside by the words of one of the views.
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

    /// Adds the element of the view, or the elements inside if the view is no element.
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
