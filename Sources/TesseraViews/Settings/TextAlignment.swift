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

package struct MultilineTextAlignmentKey: EnvironmentKey {
    package static let defaultValue = TextAlignment.leading
}

extension EnvironmentValues {
    /// The alignment of the lines of a text.
    public var multilineTextAlignment: TextAlignment {
        get { self[MultilineTextAlignmentKey.self] }
        set { self[MultilineTextAlignmentKey.self] = newValue }
    }
}
