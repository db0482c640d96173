/// The case in which letters are shown.
public enum TextCase: Hashable, Sendable {
    case lowercase, uppercase
}

/// The part of a text that an ellipsis replaces.
public enum TruncationMode: Hashable, Sendable {
    case head, middle, tail
}

/// The width of letters.
public enum FontWidth: Hashable, Sendable {
    case compressed, condensed, expanded, standard
}

nonisolated extension View {
    /// Records the case in which letters inside this view are shown.
    @_disfavoredOverload
    public consuming func textCase(_ textCase: TextCase?) -> some View {
        unshown(textCase)
    }

    /// Records the space between the lines of texts, in points.
    @_disfavoredOverload
    public consuming func lineSpacing(_ spacing: CGFloat) -> some View {
        unshown(spacing)
    }

    /// Records the smallest scale at which texts fit their room.
    @_disfavoredOverload
    public consuming func minimumScaleFactor(_ factor: CGFloat) -> some View {
        unshown(factor)
    }

    /// Records the design of the fonts inside this view.
    @_disfavoredOverload
    public consuming func fontDesign(_ design: Font.Design?) -> some View {
        unshown(design)
    }

    /// Records the width of the letters inside this view.
    @_disfavoredOverload
    public consuming func fontWidth(_ width: FontWidth?) -> some View {
        unshown(width)
    }

    /// Records whether all letters are equally wide.
    @_disfavoredOverload
    public consuming func monospaced(_ isActive: Bool = true) -> some View {
        unshown(isActive.unless(true))
    }

    /// Records that all digits are equally wide.
    @_disfavoredOverload
    public consuming func monospacedDigit() -> some View {
        unshown()
    }

    /// Records the part of a text that an ellipsis replaces.
    @_disfavoredOverload
    public consuming func truncationMode(_ mode: TruncationMode) -> some View {
        unshown(mode)
    }

    /// Sets the size of texts that a user prefers, in the environment. Texts keep their size, which
    /// a drawing lists.
    public consuming func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
        unshown(size).setting(\.dynamicTypeSize, size)
    }
}
