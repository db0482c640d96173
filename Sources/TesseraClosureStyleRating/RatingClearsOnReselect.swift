public import Tessera

private struct RatingClearsOnReselectKey: EnvironmentKey {
    static let defaultValue = false
}

extension EnvironmentValues {
    var ratingClearsOnReselect: Bool {
        get { self[RatingClearsOnReselectKey.self] }
        set { self[RatingClearsOnReselectKey.self] = newValue }
    }
}

extension View {
    /// Clears a rating in this view when its own value is chosen again, or not.
    nonisolated public func ratingClearsOnReselect(_ clears: Bool = true) -> some View {
        environment(\.ratingClearsOnReselect, clears)
    }
}
