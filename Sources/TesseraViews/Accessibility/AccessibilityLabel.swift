nonisolated extension View {
    /// Sets the name that assistive technologies announce for this view, such as "Rating".
    public consuming func accessibilityLabel(_ label: Text) -> some View {
        modifier(AccessibilityModifier.localized(AccessibilityModifier.label, label))
    }

    /// Sets the name that assistive technologies announce for this view, such as "Rating".
    public consuming func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
        accessibilityLabel(Text(labelKey))
    }

    /// Sets the name that assistive technologies announce for this view, such as "Rating".
    @inlinable
    @_disfavoredOverload
    public consuming func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
        modifier(AccessibilityModifier.label(label as? String ?? String(label)))
    }

    /// Sets the value that assistive technologies announce for this view, such as "3 of 5".
    public consuming func accessibilityValue(_ value: Text) -> some View {
        modifier(AccessibilityModifier.localized(AccessibilityModifier.value, value))
    }

    /// Sets the value that assistive technologies announce for this view, such as "3 of 5".
    public consuming func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
        accessibilityValue(Text(valueKey))
    }

    /// Sets the value that assistive technologies announce for this view, such as "3 of 5".
    @inlinable
    @_disfavoredOverload
    public consuming func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
        modifier(AccessibilityModifier.value(value as? String ?? String(value)))
    }

    /// Sets the hint of this view: a description of what happens when it is activated.
    public consuming func accessibilityHint(_ hint: Text) -> some View {
        modifier(AccessibilityModifier.localized(AccessibilityModifier.hint, hint))
    }

    /// Sets the hint of this view: a description of what happens when it is activated.
    public consuming func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
        accessibilityHint(Text(hintKey))
    }

    /// Sets the hint of this view: a description of what happens when it is activated.
    @inlinable
    @_disfavoredOverload
    public consuming func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
        modifier(AccessibilityModifier.hint(hint as? String ?? String(hint)))
    }

    /// Sets the identifier by which tests find this view. It is never announced.
    ///
    /// The query for an identifier is `.identifier(_:)`.
    public consuming func accessibilityIdentifier(_ identifier: String) -> some View {
        modifier(AccessibilityModifier.identifier(identifier))
    }

    /// Sets whether this view and its content are hidden from assistive technologies.
    @inlinable
    public consuming func accessibilityHidden(_ hidden: Bool) -> some View {
        modifier(AccessibilityModifier.hidden(hidden))
    }

    /// Adds help text, which assistive technologies announce as the hint of this view.
    public consuming func help(_ textKey: LocalizedStringKey) -> some View {
        help(Text(textKey))
    }

    /// Adds help text that is not localized.
    @_disfavoredOverload
    public consuming func help<S: StringProtocol>(_ text: S) -> some View { help(Text(text)) }

    /// Adds help text, which assistive technologies announce as the hint of this view.
    public consuming func help(_ text: Text) -> some View {
        modifier(AccessibilityModifier.hint(text.words)).attribute(Call("help"))
    }
}
