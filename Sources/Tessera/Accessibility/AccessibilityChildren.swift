/// The part that the views inside an accessibility element play.
public enum AccessibilityChildBehavior: Sendable {
    /// They are not announced: the element stands for them.
    case ignore
    /// Their labels, values and actions become those of the element.
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
