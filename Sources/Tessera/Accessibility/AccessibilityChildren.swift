/// What an accessibility element makes of the views inside it.
public enum AccessibilityChildBehavior: Sendable {
    /// They are not told of; the element says all there is to say.
    case ignore
    /// What they say becomes what the element says.
    case combine
    /// They are elements of their own, inside this one.
    case contain
}

nonisolated extension View {
    /// Makes this view one accessibility element.
    @inlinable
    public consuming func accessibilityElement(
        children: AccessibilityChildBehavior = .ignore
    ) -> some View {
        modifier(AccessibilityModifier.children(children))
    }
}
