/// The direction of lines and rows.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
    /// Lines begin at the left.
    case leftToRight
    /// Lines begin at the right.
    case rightToLeft
}
