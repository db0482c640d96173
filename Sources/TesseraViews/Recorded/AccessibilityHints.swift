/// The level of a heading.
public enum AccessibilityHeadingLevel: Hashable, Sendable {
    case h1, h2, h3, h4, h5, h6, unspecified
}

nonisolated extension View {
    /// Records the level of this heading.
    @_disfavoredOverload
    public consuming func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
        silent(level)
    }

    /// Records other names of this view, for the voice of a user.
    @_disfavoredOverload
    public consuming func accessibilityInputLabels(_ labels: [String]) -> some View {
        silent(labels)
    }
}
