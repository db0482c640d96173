public import Tessera

private struct RatingClearsOnReselectKey: EnvironmentKey {
    static let defaultValue = false
}

extension EnvironmentValues {
    /// A Boolean value that is true if choosing the value that a rating has clears it.
    public var ratingClearsOnReselect: Bool {
        get { self[RatingClearsOnReselectKey.self] }
        set { self[RatingClearsOnReselectKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Clears a rating in this view when its own value is chosen again, or not.
    ///
    /// A cleared rating is 0, or `nil` where the value may be. By default a second tap changes
    /// nothing; adjusting reaches 0 either way.
    public func ratingClearsOnReselect(_ clears: Bool = true) -> some View {
        environment(\.ratingClearsOnReselect, clears)
    }
}
