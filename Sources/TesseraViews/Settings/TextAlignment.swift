/// The alignment of the lines of a text.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
    /// Lines aligned at their beginning.
    case leading
    /// Lines aligned at their middle.
    case center
    /// Lines aligned at their end.
    case trailing
}

nonisolated extension View {
    /// Sets the alignment of the lines of each text in this view.
    public consuming func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        setting(\.multilineTextAlignment, alignment, named: "multilineTextAlignment")
    }
}

extension EnvironmentValues {
    /// The alignment of the lines of a text.
    @Entry public var multilineTextAlignment = TextAlignment.leading
}
