nonisolated extension View {
    /// Performs an action when a value has changed, with the value before and the value now.
    ///
    /// The action may write state; the tree is then brought up to date again. It is performed even
    /// if this view shows nothing at the moment.
    ///
    /// - Parameters:
    ///   - value: The value to compare with that of the last update.
    ///   - initial: A Boolean value that has the action performed also when this view appears, with
    ///     the same value twice; `false` by default.
    ///   - action: The action, which receives the value before and the value now.
    public consuming func onChange<Value: Equatable>(
        of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
    ) -> some View {
        modifier(ChangeModifier(value: value, initial: initial, action: action))
    }

    /// Performs an action when a value has changed.
    public consuming func onChange<Value: Equatable>(
        of value: Value, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View {
        onChange(of: value, initial: initial) { _, _ in action() }
    }

    /// Performs an action when a value has changed, with the value now: the older form.
    ///
    /// What the action has captured is as it was before the change.
    public consuming func onChange<Value: Equatable>(
        of value: Value, perform action: @escaping (Value) -> Void
    ) -> some View {
        modifier(ChangeModifier(value: value, isOlderForm: true) { _, new in action(new) })
    }
}

nonisolated private struct ChangeModifier<Value: Equatable>: PrimitiveModifier {
    let value: Value
    var initial = false
    var isOlderForm = false
    let action: (Value, Value) -> Void

    static var observesLifetime: Bool { true }
    // The value changes whether there are views or not.
    static var followsViews: Bool { false }

    func didAppear() {
        if initial { action(value, value) }
    }

    func didChange(from old: ChangeModifier) {
        guard old.value != value else { return }
        (isOlderForm ? old.action : action)(old.value, value)
    }

    var description: ModifierDescription? { ModifierDescription("onChange") }
}
