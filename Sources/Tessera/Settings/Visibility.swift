/// The visibility of an element; `automatic` leaves it to the renderer.
nonisolated public enum Visibility: Hashable, CaseIterable, Sendable {
    /// The renderer decides.
    case automatic
    /// The element is shown.
    case visible
    /// The element is not shown.
    case hidden
}
