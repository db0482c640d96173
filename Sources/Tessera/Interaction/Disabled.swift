private struct IsEnabledKey: EnvironmentKey {
    static let defaultValue = true
}

extension EnvironmentValues {
    /// A Boolean value that is true if the view responds to interaction: `false` inside
    /// `.disabled(true)`.
    public var isEnabled: Bool {
        get { self[IsEnabledKey.self] }
        set { self[IsEnabledKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Takes the controls in this view out of use, or leaves them as they are.
    ///
    /// A view inside cannot put itself back into use.
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
