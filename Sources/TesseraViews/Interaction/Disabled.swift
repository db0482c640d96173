private struct IsEnabledKey: EnvironmentKey {
    static let defaultValue = true
}

extension EnvironmentValues {
    /// Whether the view responds to interaction: `false` inside `.disabled(true)`.
    public var isEnabled: Bool {
        get { self[IsEnabledKey.self] }
        set { self[IsEnabledKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets whether the controls in this view are disabled.
    ///
    /// A view inside a disabled view cannot enable itself.
    public consuming func disabled(_ disabled: Bool) -> some View {
        setting(
            \.isEnabled, ifSet: disabled ? false : nil, as: Call("disabled").argument(disabled))
    }
}

nonisolated extension View {
    /// Marks this view as drawn for a control by a closure of the program, as by a style.
    ///
    /// If the closure disables the whole view, the gestures and actions that the control adds to it
    /// are disabled as well.
    public consuming func controlContent() -> some View {
        modifier(ControlContent())
    }
}

nonisolated struct ControlContent: PrimitiveModifier, Role {
    static var isResponder: Bool { true }
}
