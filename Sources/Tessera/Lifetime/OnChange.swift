nonisolated extension View {
    /// Performs an action when a value has changed.
    ///
    /// ```swift
    /// Rating(value: $stars).onChange(of: stars) { old, new in print("\(old) → \(new)") }
    /// ```
    ///
    /// The action is performed when the tree is up to date, even if this view shows nothing at the
    /// moment. It may write state, which updates the tree again.
    ///
    /// - Parameters:
    ///   - value: The value, which is compared with the one of the update before.
    ///   - initial: Whether the action is also performed when this view appears, with the value twice.
    ///   - action: Receives the old and the new value.
    public consuming func onChange<Value: Equatable>(
        of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
    ) -> some View {
        modifier(ChangeModifier(value: value, initial: initial, action: action))
    }

    /// Performs an action without parameters when a value has changed.
    ///
    /// - Parameter initial: Whether the action is also performed when this view appears.
    public consuming func onChange<Value: Equatable>(
        of value: Value, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View {
        onChange(of: value, initial: initial) { _, _ in action() }
    }

    /// Performs an action when a value has changed: the older form.
    ///
    /// - Parameter action: Receives the new value.
    public consuming func onChange<Value: Equatable>(
        of value: Value, perform action: @escaping (Value) -> Void
    ) -> some View {
        onChange(of: value) { _, new in action(new) }
    }
}

nonisolated private struct ChangeModifier<Value: Equatable>: PrimitiveModifier {
    let value: Value
    let initial: Bool
    let action: (Value, Value) -> Void

    static var observesLifetime: Bool { true }
    // The value changes whether there are views or not.
    static var followsViews: Bool { false }

    func didAppear() {
        if initial { action(value, value) }
    }

    func didChange(from old: ChangeModifier) {
        if old.value != value { action(old.value, value) }
    }

    var description: ModifierDescription? { ModifierDescription("onChange") }
}
