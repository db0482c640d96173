public import Tessera

nonisolated extension View {
    /// Sets whether choosing the current value again clears a rating in this view.
    ///
    /// The user chooses with a finger or a click. Sliding off the leading edge then also clears the
    /// rating. By default only keys and assistive technologies clear it. A rating without a value
    /// for "none" cannot be cleared, as with the bounds `1...5` for an `Int`.
    public func ratingClearsOnReselect(_ clears: Bool = true) -> some View {
        environment(\.ratingClearsOnReselect, clears)
    }
}

extension EnvironmentValues {
    @Entry var ratingClearsOnReselect = false
}
