nonisolated extension View {
    /// Sets the name that assistive technologies announce for this view, such as "Rating".
    public consuming func accessibilityLabel(_ label: Text) -> some View {
        modifier(AccessibilityModifier.words(label, AccessibilityModifier.label))
    }

    /// Sets the name that assistive technologies announce for this view, such as "Rating".
    @AlsoUnlocalized
    public consuming func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
        accessibilityLabel(Text(labelKey))
    }

    /// Sets the value that assistive technologies announce for this view, such as "3 of 5".
    public consuming func accessibilityValue(_ value: Text) -> some View {
        modifier(AccessibilityModifier.words(value, AccessibilityModifier.value))
    }

    /// Sets the value that assistive technologies announce for this view, such as "3 of 5".
    @AlsoUnlocalized
    public consuming func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
        accessibilityValue(Text(valueKey))
    }

    /// Sets the hint of this view: a description of what happens when it is activated.
    public consuming func accessibilityHint(_ hint: Text) -> some View {
        modifier(AccessibilityModifier.words(hint, AccessibilityModifier.hint))
    }

    /// Sets the hint of this view: a description of what happens when it is activated.
    @AlsoUnlocalized
    public consuming func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
        accessibilityHint(Text(hintKey))
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
    @AlsoUnlocalized
    public consuming func help(_ textKey: LocalizedStringKey) -> some View {
        help(Text(textKey))
    }

    /// Adds help text, which assistive technologies announce as the hint of this view.
    public consuming func help(_ text: Text) -> some View {
        modifier(AccessibilityModifier.hint(text.words)).attribute(Call("help"))
    }
}
