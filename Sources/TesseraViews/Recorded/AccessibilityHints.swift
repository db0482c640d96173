/// The level of a heading.
public enum AccessibilityHeadingLevel: Hashable, Sendable {
    case h1, h2, h3, h4, h5, h6, unspecified
}

/// The kind of a text, for the voice.
public enum AccessibilityTextContentType: Hashable, Sendable {
    case console, fileSystem, messaging, narrative, plain, sourceCode, spreadsheet, wordProcessing
}

nonisolated extension View {
    /// Records the level of this heading.
    @_disfavoredOverload
    public consuming func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
        silent(level)
    }

    /// Records the kind of this text.
    @_disfavoredOverload
    public consuming func accessibilityTextContentType(
        _ type: AccessibilityTextContentType
    ) -> some View {
        silent(type)
    }

    /// Records other names of this view, for the voice of a user.
    @_disfavoredOverload
    public consuming func accessibilityInputLabels(_ labels: [String]) -> some View {
        silent(labels.map(quoted).joined(separator: ", ").verbatim)
    }

    /// Records whether inverted colours leave this view as it is.
    @_disfavoredOverload
    public consuming func accessibilityIgnoresInvertColors(_ isActive: Bool = true) -> some View {
        silent(isActive.unless(true))
    }

    /// Records whether this view shows a large version when it is held.
    @_disfavoredOverload
    public consuming func accessibilityShowsLargeContentViewer() -> some View {
        silent()
    }

    /// Records the pitch of the voice for this view, from -1 to 1.
    @_disfavoredOverload
    public consuming func speechAdjustedPitch(_ value: Double) -> some View {
        silent(value)
    }

    /// Records whether the voice spells the texts in this view.
    @_disfavoredOverload
    public consuming func speechSpellsOutCharacters(_ isActive: Bool = true) -> some View {
        silent(isActive.unless(true))
    }

    /// Records whether the voice reads punctuation.
    @_disfavoredOverload
    public consuming func speechAlwaysIncludesPunctuation(_ isActive: Bool = true) -> some View {
        silent(isActive.unless(true))
    }
}
