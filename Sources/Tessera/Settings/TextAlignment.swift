public import TesseraCore

/// The alignment of the lines of a text.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
    /// Lines that begin below each other.
    case leading
    /// Lines with a common middle.
    case center
    /// Lines that end below each other.
    case trailing
}

nonisolated extension View {
    /// Sets where the lines of each text in this view stand above each other.
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
