extension ViewHost {
    /// What an assistive technology is told of the tree as it is now.
    public var accessibilityTree: AccessibilityTree { picture.accessibility }

    /// Activates an accessibility element, as a double tap with a screen reader does.
    @discardableResult
    public func activate(_ query: ViewQuery) -> InteractionResult {
        perform(query, "activate") { $0.activation }
    }

    /// Adjusts an accessibility element by one step, as a swipe with a screen reader does.
    @discardableResult
    public func adjust(
        _ query: ViewQuery, _ direction: AccessibilityAdjustmentDirection
    ) -> InteractionResult {
        perform(query, "adjust") { $0.adjustment.map { adjust in { adjust(direction) } } }
    }

    /// Performs an action that an accessibility element names.
    @discardableResult
    public func perform(actionNamed name: String, on query: ViewQuery) -> InteractionResult {
        perform(query, "action named \(quoted(name))") { $0.namedActions[name] }
    }

    /// Flips a toggle, by activating it.
    @discardableResult
    public func toggle(_ query: ViewQuery) -> InteractionResult {
        perform(query, "toggle") { $0.traits.contains(.isToggle) ? $0.activation : nil }
    }

    private func perform(
        _ query: ViewQuery, _ interaction: String,
        _ action: (AccessibilityTree.Element) -> (() -> Void)?
    ) -> InteractionResult {
        let picture = picture
        guard let match = query.match(in: picture) else { return notFound(query) }
        guard let element = picture.accessibility.element(of: match) else {
            return .refused("the view is no accessibility element")
        }
        if let refusal = element.refusal { return .refused(refusal) }
        guard let action = action(element) else {
            return .refused("\(element) does not respond to \(interaction)")
        }
        action()
        update()
        return .done
    }
}
