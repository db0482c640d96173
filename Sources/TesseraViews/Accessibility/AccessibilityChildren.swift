/// The way that an accessibility element treats the views inside it.
public enum AccessibilityChildBehavior: Sendable {
    /// The views inside are not announced.
    case ignore
    /// The labels, values and actions of the views inside become those of the element.
    case combine
    /// The views inside are separate elements within this element.
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
