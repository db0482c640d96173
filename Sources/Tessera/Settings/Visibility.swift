/// The visibility of a part of a view.
public enum Visibility: Hashable, CaseIterable, Sendable {
    /// The visibility that the container chooses.
    case automatic
    /// Shown.
    case visible
    /// Not shown.
    case hidden
}
