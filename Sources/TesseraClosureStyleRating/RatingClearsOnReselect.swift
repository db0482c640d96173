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
    /// Sets whether choosing the current value again clears a rating in this view.
    nonisolated public func ratingClearsOnReselect(_ clears: Bool = true) -> some View {
        environment(\.ratingClearsOnReselect, clears)
    }
}
