/// The elements that an assistive technology announces, in reading order.
///
/// Every text and every image is an element. Another view is an element if an accessibility
/// modifier makes it one. The element then combines the elements inside it, unless
/// `accessibilityElement(children:)` chooses otherwise. A screen's bar comes before its content: the
/// way back, the title, and the items. No query finds the first two, which are no views of the tree.
///
/// ```
/// Rating, "3 of 5", adjustable
/// Save, button, disabled
/// ```
@MainActor
public struct AccessibilityTree {
    /// An element with its label, value and actions.
    public struct Element {
        /// The name of the element, or `nil` if it has none.
        public var label: String?
        /// The value of the element, such as `3 of 5`, or `nil` if it has none.
        public var value: String?
        /// The result of using the element, or `nil` if it has no hint.
        public var hint: String?
        /// The identifier that tests find the element by, or `nil` if it has none.
        public var identifier: String?
        /// The traits of the element.
        public var traits: AccessibilityTraits = []
        /// The reason why the element does not respond; `nil` if any of its actions is performed.
        public var refusal: String?
        /// Whether the element is enabled; `false` if everything in it is disabled.
        public var isEnabled: Bool { refusal != Node.disabled }
        /// The separate elements inside this element.
        public var children: [Element] = []
        /// Whether the label is a word for any control of the kind, such as "Rating".
        var hasDefaultLabel = false
        /// Whether the element is drawn in a bar, and is no view of the tree.
        package var isPartOfBar = false
        /// The actions, at most one of each kind.
        var actions: [AccessibilityAction] = []
        /// The node of the element's view, or of the modifier that combines several views.
        package let node: Node
        /// The node of the element's first view.
        package let view: Node

        /// Whether the element can be adjusted.
        public var isAdjustable: Bool { action(.adjustment).map { $0.refusal == nil } ?? false }
        /// The names of the element's own actions.
        public var actionNames: [String] { actions.compactMap(\.kind.name).sorted() }

        func action(_ kind: AccessibilityActionKind) -> AccessibilityAction? {
            actions.first { $0.kind == kind }
        }

        /// Whether an assistive technology can activate the element.
        package var isActivatable: Bool {
            action(.default).map { $0.refusal == nil } ?? false
        }

        /// Adds an action, if it is the first of its kind, or the first that is not refused.
        mutating func add(_ action: AccessibilityAction) {
            guard let index = actions.firstIndex(where: { $0.kind == action.kind }) else {
                return actions.append(action)
            }
            if actions[index].refusal != nil, action.refusal == nil { actions[index] = action }
        }
    }

    /// The elements that no other element contains, in reading order.
    public let roots: [Element]

    /// All elements, each container before its children.
    public var elements: [Element] { Self.flatten(roots) }

    static func flatten(_ elements: some Sequence<Element>) -> [Element] {
        elements.reduce(into: []) { all, element in
            all.append(element)
            if !element.children.isEmpty { all += flatten(element.children) }
        }
    }

    /// Returns the innermost element that a view is part of, or else the first element inside the
    /// view.
    package func element(of view: Node) -> Element? {
        let elements = elements.filter { !$0.isPartOfBar }
        let around = view.enclosingNodes.lazy.compactMap { node in
            elements.last { $0.node === node }
        }.first
        return around
            ?? elements.first { $0.node.enclosingNodes.contains { $0 === view } }
    }
}

extension Node {
    /// This node and the nodes around it in the printed tree. A modifier's views are inside the
    /// last modified view.
    @MainActor
    fileprivate var enclosingNodes: some Sequence<Node> {
        sequence(first: self) { $0.attachmentTarget ?? $0.parent }
    }
}

extension AccessibilityTree: @MainActor CustomStringConvertible {
    public var description: String {
        func lines(_ elements: [Element], indent: String) -> [String] {
            elements.flatMap {
                ["\(indent)\($0)"] + lines($0.children, indent: indent + "  ")
            }
        }
        return lines(roots, indent: "").joined(separator: "\n")
    }
}

extension AccessibilityTree.Element: CustomStringConvertible {
    public var description: String {
        var words: [String] = []
        if let label, !label.isEmpty { words.append(escaped(label)) }
        if let value { words.append(quoted(value)) }
        words += traits.words
        if isAdjustable { words.append("adjustable") }
        // A field is used by keys, and a button may have a gesture of its own.
        let isControl = !actions.isEmpty || !traits.isDisjoint(with: [.isTextField, .isButton])
        if isControl, let refusal { words.append(onOneLine(refusal)) }
        words += actionNames.map { "action \(quoted($0))" }
        if let hint { words.append("hint \(quoted(hint))") }
        return words.isEmpty ? "unlabelled" : words.joined(separator: ", ")
    }
}
