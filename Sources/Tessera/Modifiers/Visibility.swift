/// Whether something is shown; `automatic` leaves it to whoever draws.
nonisolated public enum Visibility: Hashable, CaseIterable, Sendable {
    /// The visibility that the container chooses.
    case automatic
    /// Shown.
    case visible
    /// Not shown.
    case hidden
}
