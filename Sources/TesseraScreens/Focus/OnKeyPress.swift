nonisolated extension View {
    /// Performs an action when a key is pressed while the focus is in this view.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - action: The action. The next ancestor receives a key that the action ignores.
    public consuming func onKeyPress(
        _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
    ) -> some View {
        onKeyPress(keys: [key]) { _ in action() }
    }

    /// Performs an action in some phases of a key press while the focus is in this view.
    public consuming func onKeyPress(
        _ key: KeyEquivalent, phases: KeyPress.Phases,
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        onKeyPress(keys: [key], phases: phases, action: action)
    }

    /// Performs an action when one of several keys is pressed while the focus is in this view.
    public consuming func onKeyPress(
        keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        onKeyPress(phases: phases) { keys.contains($0.key) ? action($0) : .ignored }
    }

    /// Performs an action when any key is pressed while the focus is in this view.
    public consuming func onKeyPress(
        phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(KeyPressModifier(phases: phases) { press, _ in action(press) })
    }

    /// Makes this view a focus stop, as a control is, and performs an action when a key is pressed.
    ///
    /// This modifier combines `focusable()` and `onKeyPress(phases:action:)`. The tree does not print
    /// it.
    ///
    /// - Parameter action: The action, which receives the key and the node of the modifier. The next
    ///   ancestor receives a key that the action ignores.
    consuming func onControlKeyPress(
        action: @escaping (KeyPress, Node) -> KeyPress.Result
    ) -> some View {
        modifier(KeyPressModifier(isFocusable: true, action: action))
    }
}

/// A modifier that receives the keys pressed while the focus is inside.
protocol KeyHandler: FocusStop {
    func press(_ press: KeyPress, at node: Node) -> KeyPress.Result
}

nonisolated struct KeyPressModifier: PrimitiveModifier, KeyHandler {
    var phases: KeyPress.Phases = [.down, .repeat]
    /// Whether this is the modifier of a control: a focus stop, which is not printed.
    var isFocusable = false
    let action: (KeyPress, Node) -> KeyPress.Result

    func press(_ press: KeyPress, at node: Node) -> KeyPress.Result {
        phases.isSuperset(of: press.phase) ? action(press, node) : .ignored
    }

    var description: ModifierDescription? {
        isFocusable ? nil : ModifierDescription("onKeyPress")
    }
}
