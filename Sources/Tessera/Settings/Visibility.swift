/// The visibility of a part of a view.
public enum Visibility: Hashable, CaseIterable, Sendable {
    /// The container decides.
    case automatic
    /// The part is shown.
    case visible
    /// The part is hidden.
    case hidden
}
