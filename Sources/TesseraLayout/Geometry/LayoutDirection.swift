/// The direction in which lines are read, and views stand beside each other.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
    /// Lines that begin at the left.
    case leftToRight
    /// Lines that begin at the right.
    case rightToLeft
}
