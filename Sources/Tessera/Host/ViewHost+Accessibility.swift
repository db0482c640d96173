extension ViewHost {
    /// The elements of the current tree that an assistive technology announces.
    public var accessibilityTree: AccessibilityTree { picture.accessibility }

    /// Activates an accessibility element, as a double tap with a screen reader does.
    ///
    /// An element without an activation is tapped instead.
    @discardableResult
    public func activate(_ query: ViewQuery) -> InteractionResult {
        perform(query, "activate", (), otherwise: touch) { $0.activation }
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

    private func perform<Input>(
        _ query: ViewQuery, _ interaction: String, _ input: Input,
        otherwise: ((AccessibilityTree.Element, Picture<Content>) -> InteractionResult)? = nil,
        _ action: (AccessibilityTree.Element) -> AccessibilityAction<Input>?
    ) -> InteractionResult {
        let picture = picture
        switch ViewSearch(query, in: picture) {
        case .none(let reason), .several(let reason): return .refused(reason)
        case .found(let node):
            guard let element = picture.accessibilityElement(of: node) else {
                return .refused("the view is not an accessibility element")
            }
            if let action = action(element) {
                let response =
                    action.refusal.map(Response.refuse) ?? .perform { action.perform(input) }
                return view(node).perform(response)
            }
            if otherwise?(element, picture) == .done { return .done }
            return .refused(
                element.refusal ?? "\(element) does not respond to \(interaction)")
        }
    }

    /// Taps the view of an element.
    private func touch(
        _ element: AccessibilityTree.Element, _ picture: Picture<Content>
    ) -> InteractionResult {
        view(picture.nodes[element.position].middle).tap()
    }
}
