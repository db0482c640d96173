nonisolated extension View {
    /// Sets the name that assistive technologies announce for this view, such as "Rating".
    @AlsoOfTitles
    public consuming func accessibilityLabel(_ label: Text) -> some View {
        modifier(AccessibilityModifier.words(label, AccessibilityModifier.label))
    }

    /// Sets the value that assistive technologies announce for this view, such as "3 of 5".
    @AlsoOfTitles
    public consuming func accessibilityValue(_ value: Text) -> some View {
        modifier(AccessibilityModifier.words(value, AccessibilityModifier.value))
    }

    /// Sets the hint of this view: a description of what happens when it is activated.
    @AlsoOfTitles
    public consuming func accessibilityHint(_ hint: Text) -> some View {
        modifier(AccessibilityModifier.words(hint, AccessibilityModifier.hint))
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
    @AlsoOfTitles
    public consuming func help(_ text: Text) -> some View {
        modifier(AccessibilityModifier.hint(text.words)).attribute(Call("help"))
    }
}
