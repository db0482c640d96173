nonisolated extension View {
    /// Performs an action with the old and the new value when a value changes.
    ///
    /// The action may write state, which updates the tree again. It is performed even while this
    /// view shows nothing.
    ///
    /// - Parameters:
    ///   - value: The value to compare with its value at the last update.
    ///   - initial: Whether the action is also performed when this view appears, with the same
    ///     value twice.
    ///   - action: The action, which receives the old and the new value.
    public consuming func onChange<Value: Equatable>(
        of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
    ) -> some View {
        modifier(ChangeModifier(value: value, initial: initial, action: action))
    }

    /// Performs an action when a value changes.
    public consuming func onChange<Value: Equatable>(
        of value: Value, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View {
        onChange(of: value, initial: initial) { _, _ in action() }
    }

    /// Performs an action with the new value when a value changes. Use `onChange(of:initial:_:)`
    /// instead.
    ///
    /// The action captures values from before the change.
    public consuming func onChange<Value: Equatable>(
        of value: Value, perform action: @escaping (Value) -> Void
    ) -> some View {
        modifier(ChangeModifier(value: value, isOlderForm: true) { _, new in action(new) })
    }
}

nonisolated struct ChangeModifier<Value: Equatable>: PrimitiveModifier {
    let value: Value
    var initial = false
    var isOlderForm = false
    var call = Call("onChange")
    let action: (Value, Value) -> Void

    static var observesLifetime: Bool { true }
    // The action is performed even if the modifier has no views.
    static var followsViews: Bool { false }

    func didAppear() {
        if initial { action(value, value) }
    }

    func didChange(from old: ChangeModifier) {
        guard old.value != value else { return }
        (isOlderForm ? old.action : action)(old.value, value)
    }

    var description: ModifierDescription? { call.described }
}
