private struct IsEnabledKey: EnvironmentKey {
    static let defaultValue = true
}

extension EnvironmentValues {
    /// Whether the view responds to interactions: `false` inside `.disabled(true)`.
    public var isEnabled: Bool {
        get { self[IsEnabledKey.self] }
        set { self[IsEnabledKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Disables the controls and gestures in this view, or leaves them as they are.
    ///
    /// They refuse interactions, which may then reach a gesture further out. A view inside cannot enable
    /// itself again.
    public consuming func disabled(_ disabled: Bool) -> some View {
        modifier(DisabledModifier(disabled: disabled))
    }
}

nonisolated private struct DisabledModifier: EnvironmentModifier {
    let disabled: Bool

    func transform(_ values: inout EnvironmentValues) {
        values.isEnabled = values.isEnabled && !disabled
    }

    var description: ModifierDescription? { ModifierDescription("disabled", "\(disabled)") }
}
