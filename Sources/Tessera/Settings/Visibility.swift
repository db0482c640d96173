/// The visibility of an element; `automatic` leaves it to the renderer.
nonisolated public enum Visibility: Hashable, CaseIterable, Sendable {
    case automatic, visible, hidden
}
