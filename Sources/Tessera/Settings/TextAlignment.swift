public import TesseraCore

/// Where the lines of a text stand above each other.
nonisolated public enum TextAlignment: Hashable, CaseIterable, Sendable {
    case leading, center, trailing
}

nonisolated extension View {
    /// Sets where the lines of each text in this view stand above each other.
    public consuming func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        setting(\.multilineTextAlignment, alignment, named: "multilineTextAlignment")
    }
}

private struct MultilineTextAlignmentKey: EnvironmentKey {
    static let defaultValue = TextAlignment.leading
}

nonisolated extension EnvironmentValues {
    /// Where the lines of a text stand above each other.
    public var multilineTextAlignment: TextAlignment {
        get { self[MultilineTextAlignmentKey.self] }
        set { self[MultilineTextAlignmentKey.self] = newValue }
    }
}
