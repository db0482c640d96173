public import TesseraCore

/// The alignment of the lines of a text.
nonisolated public enum TextAlignment: Hashable, CaseIterable, Sendable {
    /// Lines begin below each other.
    case leading
    /// Lines have their middles below each other.
    case center
    /// Lines end below each other.
    case trailing
}

nonisolated extension View {
    /// Sets the alignment of the lines of each text in this view.
    public consuming func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        setting(\.multilineTextAlignment, alignment, named: "multilineTextAlignment")
    }
}

private struct MultilineTextAlignmentKey: EnvironmentKey {
    static let defaultValue = TextAlignment.leading
}

nonisolated extension EnvironmentValues {
    /// The alignment of the lines of a text; leading by default.
    public var multilineTextAlignment: TextAlignment {
        get { self[MultilineTextAlignmentKey.self] }
        set { self[MultilineTextAlignmentKey.self] = newValue }
    }
}
