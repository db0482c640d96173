nonisolated extension View {
    /// Says what this view is: "Rating".
    public consuming func accessibilityLabel(_ label: Text) -> some View {
        accessibilityLabel(label.words)
    }

    /// Says what this view is: "Rating".
    @inlinable
    public consuming func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
        modifier(AccessibilityModifier.label(label as? String ?? String(label)))
    }

    /// Says which value this view has: "3 of 5".
    public consuming func accessibilityValue(_ value: Text) -> some View {
        accessibilityValue(value.words)
    }

    /// Says which value this view has: "3 of 5".
    @inlinable
    public consuming func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
        modifier(AccessibilityModifier.value(value as? String ?? String(value)))
    }

    /// Says what activating this view does.
    public consuming func accessibilityHint(_ hint: Text) -> some View {
        accessibilityHint(hint.words)
    }

    /// Says what activating this view does.
    @inlinable
    public consuming func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
        modifier(AccessibilityModifier.hint(hint as? String ?? String(hint)))
    }

    /// Keeps this view and all inside it from assistive technologies.
    @inlinable
    public consuming func accessibilityHidden(_ hidden: Bool) -> some View {
        modifier(AccessibilityModifier.hidden(hidden))
    }
}
