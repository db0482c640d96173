/// Whether something is shown; `automatic` leaves it to whoever draws.
nonisolated public enum Visibility: Hashable, CaseIterable, Sendable {
    case automatic, visible, hidden
}
