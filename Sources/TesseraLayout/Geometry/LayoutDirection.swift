/// The direction in which lines are read, and views stand beside each other.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
    case leftToRight, rightToLeft
}
