extension ViewHost {
    /// The elements of the current tree that an assistive technology announces.
    public var accessibilityTree: AccessibilityTree {
        update()
        return graph.lookingAt { AccessibilityTree(below: $0) }
    }

    /// Adjusts an accessibility element by one step, as a swipe with a screen reader does.
    ///
    /// A result of `done` means that the adjustment was performed, even if the value has not
    /// changed.
    @discardableResult
    public func adjust(
        _ query: ViewQuery, _ direction: AccessibilityAdjustmentDirection
    ) -> InteractionResult {
        perform(query, "adjust", .adjustment, direction)
    }

    /// Performs an action that an accessibility element names.
    @discardableResult
    public func perform(actionNamed name: String, on query: ViewQuery) -> InteractionResult {
        perform(query, "action named \(quoted(name))", AccessibilityActionKind(name: name))
    }

    /// Flips a toggle, by activating it.
    @discardableResult
    public func toggle(_ query: ViewQuery) -> InteractionResult {
        perform(query, "toggle", .default, of: .isToggle)
    }

    package func perform(
        _ query: ViewQuery, _ interaction: String, _ kind: AccessibilityActionKind,
        _ direction: AccessibilityAdjustmentDirection = .increment,
        of traits: AccessibilityTraits = [],
        otherwise: ((AccessibilityTree.Element) -> InteractionResult)? = nil
    ) -> InteractionResult {
        interact(with: query) { view in
            guard let element = accessibilityTree.element(of: view.node) else {
                return .refused("the view is not an accessibility element")
            }
            if element.traits.isSuperset(of: traits), let action = element.action(kind) {
                return view.perform(
                    action.refusal.map(Response.refuse) ?? .perform { action.perform(direction) })
            }
            if otherwise?(element) == .done { return .done }
            return .refused(element.refusal ?? "\(element) does not respond to \(interaction)")
        }
    }

    /// Runs actions, and returns what an assistive technology would announce about their changes.
    ///
    /// The result lists the current words of each element whose words have changed, in reading
    /// order.
    ///
    /// ```swift
    /// host.recordingAnnouncements { host.press(key: .rightArrow) }  // ["Service, 4 of 5"]
    /// ```
    public func recordingAnnouncements(_ actions: () throws -> Void) rethrows -> [String] {
        let before = spoken
        try actions()
        return spoken.filter { element in
            before.contains { $0.node === element.node && $0.words != element.words }
        }.map(\.words)
    }

    /// The announced views with their words.
    private var spoken: [(node: Node, words: String)] {
        accessibilityTree.elements.map { element in
            let words = [element.label, element.value].compactMap(\.self).filter { !$0.isEmpty }
            return (element.node, words.joined(separator: ", "))
        }
    }
}
