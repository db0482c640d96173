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
        perform(query, "adjust", direction) { $0.adjustment }
    }

    /// Performs an action that an accessibility element names.
    @discardableResult
    public func perform(actionNamed name: String, on query: ViewQuery) -> InteractionResult {
        perform(query, "action named \(quoted(name))", ()) { $0.namedActions[name] }
    }

    /// Flips a toggle, by activating it.
    @discardableResult
    public func toggle(_ query: ViewQuery) -> InteractionResult {
        perform(query, "toggle", ()) { $0.traits.contains(.isToggle) ? $0.activation : nil }
    }

    package func perform<Input>(
        _ query: ViewQuery, _ interaction: String, _ input: Input,
        otherwise: ((AccessibilityTree.Element) -> InteractionResult)? = nil,
        _ action: (AccessibilityTree.Element) -> AccessibilityAction<Input>?
    ) -> InteractionResult {
        interact(with: query) { view in
            guard let element = accessibilityTree.element(of: view.node) else {
                return .refused("the view is not an accessibility element")
            }
            if let action = action(element) {
                return view.perform(
                    action.refusal.map(Response.refuse) ?? .perform { action.perform(input) })
            }
            if otherwise?(element) == .done { return .done }
            return .refused(element.refusal ?? "\(element) does not respond to \(interaction)")
        }
    }
}
